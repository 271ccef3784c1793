import type { Heard, OwnStanding } from '@castellan/protocol';
import { HEARINGS } from '@castellan/protocol';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { Button } from '../app/button.tsx';
import { Choice } from '../app/choice.tsx';
import { href } from '../app/router.ts';
import { block, setHearing, standing } from './fair-api.ts';
import './fair.css';
import { useTell } from './text.ts';

/** What you want to read from others, and whom you have blocked. */
export function Manners() {
  const tell = useTell();
  const { notify } = useApp();
  const [own, setOwn] = useState<OwnStanding | null>(null);
  const look = (): void => {
    standing().then(setOwn, () => {});
  };
  useEffect(look, []);
  if (own === null) return null;
  const doing = (work: Promise<unknown>): void => {
    work.then(look, (error: Error) => {
      notify(error.message, 'bad');
      look();
    });
  };
  const choose = (hearing: Heard): void => {
    setOwn({ ...own, hearing });
    doing(setHearing(hearing));
  };
  return (
    <section className="cw-panel" aria-labelledby="cf-manners">
      <h2 id="cf-manners">{tell('manners')}</h2>
      <Choice
        legend={tell('hearing')}
        values={HEARINGS}
        labels={{
          words: tell('hearWords'),
          phrases: tell('hearPhrases'),
          nothing: tell('hearNothing'),
        }}
        value={own.hearing}
        about={own.hearing === 'words' ? tell('hearWordsHint') : undefined}
        onChange={choose}
      />
      {own.blocked.length > 0 && (
        <>
          <h3>{tell('blocked')}</h3>
          <ul className="cf-list">
            {own.blocked.map(({ guest, name }) => (
              <li key={guest}>
                <span>{name}</span>
                <Button
                  label={tell('unblock')}
                  heard={tell('unblockWho', { name })}
                  onPress={() => doing(block(guest, false))}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {own.isModerator && (
        <p className="cw-actions">
          <Button glyph="eye" label={tell('toHouse')} href={href('house')} />
        </p>
      )}
    </section>
  );
}
