import { useState } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { Button } from '../../app/button.tsx';
import { CopyLine } from '../copy-line.tsx';
import { setFeed } from './calls-api.ts';
import type { CallsProps } from './calls-props.ts';
import { useTell } from './text.ts';

/** Feeds for people's own programs. Their address is a secret: it is shown when it is made, and never again. */
export function Feeds({ calling: { hasFeed }, look }: CallsProps) {
  const tell = useTell();
  const { notify } = useApp();
  const [secret, setSecret] = useState<string | null>(null);
  const change = (on: boolean): void => {
    setFeed(on).then(
      made => {
        setSecret(made.secret);
        look();
      },
      () => notify(tell('notNow'), 'bad'),
    );
  };
  const address = (form: string): string => `${location.origin}/api/feeds/${secret}/turns.${form}`;
  return (
    <section className="cw-panel" aria-labelledby="cc-feeds">
      <h2 id="cc-feeds">{tell('feeds')}</h2>
      <p>{tell('feedsLead')}</p>
      {secret !== null && (
        <>
          <CopyLine label={tell('feedIcs')} text={address('ics')} />
          <CopyLine label={tell('feedRss')} text={address('rss')} />
          <p className="cw-hint">{tell('feedSecret')}</p>
        </>
      )}
      {hasFeed && secret === null && <p className="cw-hint">{tell('feedHas')}</p>}
      <p className="cw-actions">
        <Button label={tell(hasFeed ? 'feedNew' : 'feedMake')} onPress={() => change(true)} />
        {hasFeed && <Button label={tell('feedEnd')} onPress={() => change(false)} />}
      </p>
    </section>
  );
}
