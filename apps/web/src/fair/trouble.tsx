import type { ReportKind } from '@castellan/protocol';
import { LONGEST_WORDS, REPORT_KINDS } from '@castellan/protocol';
import { useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { Button } from '../app/button.tsx';
import { Choice } from '../app/choice.tsx';
import { Dialog } from '../app/dialog.tsx';
import { block, report } from './fair-api.ts';
import './fair.css';
import type { FairKey } from './text.ts';
import { useTell } from './text.ts';

const KINDS: Readonly<Record<ReportKind, FairKey>> = {
  chat: 'kindChat',
  name: 'kindName',
  stalling: 'kindStalling',
  leaving: 'kindLeaving',
  cheating: 'kindCheating',
  other: 'kindOther',
};

export interface TroubleProps {
  readonly guest: string;
  readonly name: string;
  /** Where it was; without: nowhere in particular. */
  readonly table?: string;
  onClose(): void;
}

/** When someone is bad company: tell the moderators, or have no more to do with them. */
export function Trouble({ guest, name, table, onClose }: TroubleProps) {
  const tell = useTell();
  const { notify } = useApp();
  const [kind, setKind] = useState<ReportKind>('chat');
  const [words, setWords] = useState('');
  const done = (work: Promise<unknown>, said: string): void => {
    work.then(
      () => {
        notify(said);
        onClose();
      },
      (error: Error) => notify(error.message, 'bad'),
    );
  };
  const send = (): void => {
    const where = table === undefined ? {} : { table };
    done(report({ guest, kind, words, ...where }), tell('reported'));
  };
  return (
    <Dialog title={tell('trouble', { name })} onClose={onClose}>
      <div className="cf-trouble">
        <form
          onSubmit={event => {
            event.preventDefault();
            send();
          }}
        >
          <Choice<ReportKind>
            legend={tell('what')}
            values={REPORT_KINDS}
            labels={
              Object.fromEntries(REPORT_KINDS.map(one => [one, tell(KINDS[one])])) as Record<
                ReportKind,
                string
              >
            }
            value={kind}
            about={table === undefined ? undefined : tell('withTable', { name })}
            onChange={setKind}
          />
          <label className="cw-field">
            <span>{tell('words')}</span>
            <textarea
              className="cw-input"
              rows={3}
              maxLength={LONGEST_WORDS}
              value={words}
              onInput={event => setWords(event.currentTarget.value)}
            />
          </label>
          <p className="cw-actions">
            <Button type="submit" tone="main" label={tell('report')} />
          </p>
        </form>
        <section>
          <p className="cw-hint">{tell('blockHint', { name })}</p>
          <p className="cw-actions">
            <Button
              glyph="mute"
              label={tell('block', { name })}
              onPress={() => done(block(guest, true), tell('isBlocked', { name }))}
            />
          </p>
        </section>
      </div>
    </Dialog>
  );
}
