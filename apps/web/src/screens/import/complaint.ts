import type { BadParcel } from '../../share/parcel.ts';
import type { Say } from '../../strings/text.ts';

/** What is wrong with a game that came from elsewhere, for the person who brought it. */
export function complaint({ reason, detail, values }: BadParcel, say: Say): string {
  switch (reason) {
    case 'not-json':
      return say('badNotJson');
    case 'not-a-save':
      return say('badNotASave');
    case 'newer-format':
      return say('badNewerFormat');
    case 'newer-rules':
      return say('badNewerRules', { ours: values['ours'], theirs: values['theirs'] });
    case 'unknown-game':
      return say('badUnknownGame', { game: detail });
    case 'impossible':
      return say('badImpossible');
    case 'broken-link':
      return say('badBrokenLink');
    case 'too-big':
      return say('badTooBig');
    case 'replay':
      return say('badReplay');
  }
}
