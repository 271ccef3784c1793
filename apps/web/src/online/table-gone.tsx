import type { RefusedCode } from '@castellan/protocol';
import { Button } from '../app/button.tsx';
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
        <Button tone="main" label={tell('friends')} href={href('friends')} />
        {why === 'retired' && (
          <Button glyph="play" label={tell('replay')} href={href('watch', id)} />
        )}
      </p>
    </Screen>
  );
}
