import type { RefusedCode } from '@castellan/protocol/net';
import { Glyph } from '../app/glyph.tsx';
import { href } from '../app/router.ts';
import { Screen } from '../app/screen.tsx';
import type { OnlineKey } from './strings/text.ts';
import { useTell } from './strings/text.ts';

interface TableGoneProps {
  readonly why?: RefusedCode | null;
  /** The table whose record can still be read. */
  readonly id?: string;
}

const WORDS: Partial<Record<RefusedCode, readonly [title: OnlineKey, lead: OnlineKey]>> = {
  removed: ['goneRemoved', 'goneRemovedLead'],
  private: ['gonePrivate', 'gonePrivateLead'],
  full: ['goneFull', 'goneFullLead'],
  retired: ['goneRetired', 'endRules'],
};

/** A link that leads nowhere, or to a table that is not for everyone. */
export function TableGone({ why = null, id = '' }: TableGoneProps) {
  const tell = useTell();
  const [title, lead] = (why === null ? null : WORDS[why]) ?? ['tableGone', 'tableGoneLead'];
  return (
    <Screen title={tell(title)} lead={tell(lead)} width="text">
      <p className="cw-actions">
        <a className="ct-button ct-button--main" href={href('friends')}>
          {tell('friends')}
        </a>
        {why === 'retired' && (
          <a className="ct-button" href={href('watch', id)}>
            <Glyph name="play" />
            {tell('replay')}
          </a>
        )}
      </p>
    </Screen>
  );
}
