import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { Button } from '../../app/button.tsx';
import { Glyph } from '../../app/glyph.tsx';
import { useGround } from '../online-ground.tsx';
import { tryNow } from './calls-api.ts';
import type { CallsProps } from './calls-props.ts';
import type { PushHere } from './push.ts';
import { mendPush, pushHere, turnOff, turnOn } from './push.ts';
import { useTell } from './text.ts';

const WHY_NOT = {
  denied: 'hereDenied',
  install: 'hereInstall',
  insecure: 'hereInsecure',
  none: 'hereNone',
} as const;

/** Messages on this device, also while the page is closed. The browser asks only after a press. */
export function ThisDevice({ calling, change, look }: CallsProps) {
  const tell = useTell();
  const { notify } = useApp();
  const { me } = useGround();
  const [here, setHere] = useState<PushHere | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    let isHere = true;
    const ask = async (): Promise<void> => {
      await mendPush(me.guest).catch(() => {});
      const found = await pushHere();
      if (isHere) setHere(found);
    };
    void ask();
    return () => {
      isHere = false;
    };
  }, [me.guest]);
  const run = async (work: () => Promise<void>): Promise<void> => {
    setIsBusy(true);
    await work().catch(() => notify(tell('hereFailed'), 'bad'));
    setHere(await pushHere());
    setIsBusy(false);
    look();
  };
  const begin = (): Promise<void> =>
    run(async () => {
      if (await turnOn(me.guest)) change({ push: true });
    });
  const attempt = (): Promise<void> =>
    run(async () => {
      const { arrived } = await tryNow();
      notify(tell(arrived > 0 ? 'tried' : 'triedNone'), arrived > 0 ? undefined : 'bad');
    });
  const isTold = calling.wishes !== null;
  return (
    <section className="ct-framed cc-here" aria-labelledby="cc-here">
      <div className="ct-cloth" data-here={here}>
        <h2 id="cc-here">{tell('here')}</h2>
        {here === 'on' ? (
          <p className="cc-on" role="status">
            <Glyph name="check" />
            {tell('hereOn')}
          </p>
        ) : (
          <p>{tell(here === null || here === 'off' ? 'hereLead' : WHY_NOT[here])}</p>
        )}
        {calling.devices > 0 && <p>{tell('devices', { n: calling.devices })}</p>}
        <p className="cw-actions">
          {here === 'off' && (
            <Button
              tone="main"
              glyph="clock"
              isOff={isBusy}
              label={tell('turnOn')}
              onPress={() => void begin()}
            />
          )}
          {isTold && (
            <Button
              glyph="play"
              isOff={isBusy}
              label={tell('tryNow')}
              onPress={() => void attempt()}
            />
          )}
          {here === 'on' && (
            <Button isOff={isBusy} label={tell('turnOff')} onPress={() => void run(turnOff)} />
          )}
        </p>
      </div>
    </section>
  );
}
