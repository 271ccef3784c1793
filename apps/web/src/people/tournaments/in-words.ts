import type { TournamentSummary } from '@castellan/protocol';
import type { Tell } from './text.ts';

/** When it begins, or how far it is. */
export function whenOf(one: TournamentSummary, tell: Tell, locale: string): string {
  const { phase, begins, wanted, round, rounds, champion } = one;
  switch (phase) {
    case 'gathering':
      return begins === null
        ? tell('beginsFull', { n: wanted ?? 0 })
        : tell('beginsAt', { when: timeText(begins, locale) });
    case 'playing':
      return tell('roundOf', { n: round, of: rounds });
    case 'over':
      return tell('wonBy', { name: champion === '' ? tell('former') : champion! });
    case 'off':
      return tell('off');
  }
}

const timeText = (at: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** What kind of tournament it is, in a line. */
export function factsOf(one: TournamentSummary, tell: Tell): string {
  return [
    tell(one.kind),
    tell(one.pace),
    tell('atTable', { n: one.seats }),
    ...(one.rounds > 0 ? [tell('roundsAre', { n: one.rounds })] : []),
    ...(one.rated ? [tell('rated')] : []),
  ].join(' · ');
}
