import { useState } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { Button } from '../../app/button.tsx';
import { Dialog } from '../../app/dialog.tsx';
import { saveFile } from '../../app/save-file.ts';
import { useGround } from '../online-ground.tsx';
import { everything, forget } from './account-api.ts';
import { useTell } from './text.ts';

interface AboutMeProps {
  /** Does something for which they may first have to prove that it is them. */
  sure(work: () => Promise<void>): void;
}

/** All that is kept about a person: to download, and to delete. */
export function AboutMe({ sure }: AboutMeProps) {
  const tell = useTell();
  const { me, leave } = useGround();
  const [isAsking, setIsAsking] = useState(false);
  const take = (): void =>
    sure(async () => {
      const text = JSON.stringify(await everything(), null, 2);
      saveFile(text, `castellan-${tell('everythingFile')}.json`, 'application/json');
    });
  const end = (): void => {
    setIsAsking(false);
    sure(async () => {
      await leave(() => forget(me.guest), tell('forgotten'));
    });
  };
  return (
    <section className="cw-panel ca-about" aria-labelledby="ca-about">
      <h2 id="ca-about">{tell('about')}</h2>
      <p>{tell('aboutLead')}</p>
      <p className="cw-actions">
        <Button glyph="download" label={tell('everything')} onPress={take} />
        <Button glyph="bin" label={tell('forget')} onPress={() => setIsAsking(true)} />
      </p>
      {isAsking && <Forget name={me.name} onYes={end} onNo={() => setIsAsking(false)} />}
    </section>
  );
}

interface ForgetProps {
  readonly name: string;
  onYes(): void;
  onNo(): void;
}

/** This can't be undone, so people confirm it by typing their name. */
function Forget({ name, onYes, onNo }: ForgetProps) {
  const tell = useTell();
  const { say } = useApp();
  const [typed, setTyped] = useState('');
  return (
    <Dialog title={tell('forgetAsk', { name })} onClose={onNo}>
      <ul className="ca-points">
        {(['forgetGone', 'forgetGames', 'forgetNow'] as const).map(key => (
          <li key={key}>{tell(key)}</li>
        ))}
      </ul>
      <form
        className="ca-prove"
        onSubmit={event => {
          event.preventDefault();
          if (typed.trim() === name) onYes();
        }}
      >
        <label className="cw-field">
          <span>{tell('forgetType', { name })}</span>
          <input
            className="cw-input"
            value={typed}
            autoComplete="off"
            onInput={event => setTyped(event.currentTarget.value)}
          />
        </label>
        <p className="cw-actions">
          <Button type="submit" isOff={typed.trim() !== name} label={tell('forgetYes')} />
          <Button tone="main" label={say('cancel')} onPress={onNo} />
        </p>
      </form>
    </Dialog>
  );
}
