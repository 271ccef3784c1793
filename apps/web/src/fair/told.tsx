import type { OwnStanding } from '@castellan/protocol';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { Button } from '../app/button.tsx';
import { haveRead, standing } from './fair-api.ts';
import './fair.css';
import type { FairKey } from './text.ts';
import { useTell } from './text.ts';

const HEADS: Readonly<Record<string, FairKey>> = {
  warn: 'toldWarn',
  silence: 'toldSilence',
  unrate: 'toldUnrate',
  close: 'toldClose',
  lift: 'toldLift',
};

/** What a moderator has said to the person here, until they have read it. */
export function Told() {
  const tell = useTell();
  const { locale } = useApp();
  const [told, setTold] = useState<OwnStanding['told']>([]);
  useEffect(() => {
    let isHere = true;
    standing().then(
      own => isHere && setTold(own.told),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, []);
  if (told.length === 0) return null;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  return (
    <section className="cw-panel cf-told" role="status">
      {told.map(({ at, deed, words }) => (
        <div key={at}>
          <h2>
            {tell(HEADS[deed] ?? 'toldWarn')} <small>{day.format(at)}</small>
          </h2>
          <p>{words}</p>
        </div>
      ))}
      <p className="cw-actions">
        <Button
          tone="main"
          label={tell('haveRead')}
          onPress={() => {
            setTold([]);
            void haveRead().catch(() => {});
          }}
        />
      </p>
    </section>
  );
}
