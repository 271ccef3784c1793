import type { QuickChair } from '@castellan/bots';
import { chairNamed, chanceFor, partsOf } from '@castellan/bots';
import type { Game, Seat, Seated } from '@castellan/kernel';
import { plainName } from '@castellan/kernel';
import { UsageError } from '../failure.ts';
import type { Flags } from '../flags.ts';
import { wholeNumber } from '../flags.ts';
import { lent } from '../teaching.ts';
import { namesFor } from '../names.ts';

export const PERSON = 'person';

/** Who sits where, from `--seat` or `--humans`, `--chairs` and `--names`. */
export function companyFrom(
  flags: Flags,
  { name: called, cast = [] }: Game,
  seats: number,
): Seated[] {
  const humans = humansFrom(flags, seats);
  const others = seats - humans.length;
  const chairs = flags.list('chairs') ?? ['greedy'];
  chairs.forEach(chairNamed);
  for (const { style } of chairs.map(partsOf))
    if (style !== null && !cast.includes(style))
      throw new UsageError(
        `${called} has no style "${style}". You can add to a level: ${cast.map(one => `-${one}`).join(', ')}.`,
      );
  if (chairs.length !== 1 && chairs.length !== others) {
    throw new UsageError(
      `--chairs names ${chairs.length} chairs for ${others} seats that no person has; name one for each, or one for all.`,
    );
  }
  const given = flags.list('names')?.map(plainName);
  if (given?.includes('') === true)
    throw new UsageError('--names: a name needs something people can see.');
  const names = namesFor(seats, given);
  let next = 0;
  return names.map((name, seat) => ({
    name,
    chair: humans.includes(seat) ? PERSON : (chairs[next++] ?? chairs[0]!),
  }));
}

function humansFrom(flags: Flags, seats: number): readonly Seat[] {
  if (flags.has('seat') && flags.has('humans'))
    throw new UsageError('Give --seat or --humans, not both.');
  const given = flags.list('humans') ?? [flags.text('seat') ?? '0'];
  if (given.length === 1 && given[0] === 'none') return [];
  return given.map(text => {
    const seat = wholeNumber('A seat', text, 0);
    if (seat >= seats)
      throw new UsageError(`There is no seat ${seat}: this table has seats 0 to ${seats - 1}.`);
    return seat;
  });
}

/** The chairs for the seats without a person. */
export function seatChairs(
  game: Game,
  seated: readonly Seated[],
  seed: string,
): (QuickChair | null)[] {
  return seated.map(({ chair }, seat) =>
    chair === PERSON ? null : chairNamed(chair)(game, chanceFor(seed, seat), lent),
  );
}
