import type { Decision, Event, Game, Json, Outcome, Phrase, Seat, Who } from '@castellan/kernel';
import { confidants, projectEvent } from '@castellan/kernel';

// What a program at a table reads: the stdio table writes it, and so does a server.

/** Seats by number: for programs. */
const numbered: Who = seat => (seat < 0 ? 'The rival' : `Seat ${seat}`);

/** One line to a program. */
export type WireLine = { readonly [key: string]: unknown };

/** A decision with its texts. */
export function decisionLine(game: Game, decision: Decision): WireLine {
  const say = (phrase: Phrase): string => game.words.en.say(phrase, numbered);
  const { id, seat, kind, step, prompt, options, min, max, fallback } = decision;
  return {
    decision: {
      id,
      seat,
      kind,
      step,
      prompt: say(prompt),
      // Former option ids are only for old saves.
      options: options.map(({ was: _, note, blocked, ...rest }) => ({
        ...rest,
        note: say(note),
        ...(blocked === undefined ? {} : { blocked: say(blocked) }),
      })),
      min,
      max,
      fallback,
    },
  };
}

/** An event as one seat was told it. */
export function toldLine(game: Game, phrase: Phrase, seat: Seat): WireLine {
  return { event: { ...phrase, text: game.words.en.say(phrase, numbered) }, to: 'seat', seat };
}

/** An event as everyone may know it, and again for each seat that knows more. */
export function eventLines(game: Game, event: Event): WireLine[] {
  const told = (phrase: Phrase): { readonly [key: string]: Json } => ({
    ...phrase,
    text: game.words.en.say(phrase, numbered),
  });
  const open: WireLine = { event: told(projectEvent(event, 'spectator')), to: 'all' };
  const more = confidants(event).map(seat => ({
    event: told(projectEvent(event, seat)),
    to: 'seat',
    seat,
  }));
  return [open, ...more];
}

export function overLine(game: Game, outcome: Outcome, seed: string): WireLine {
  const say = (phrase: Phrase): string => game.words.en.say(phrase, numbered);
  return {
    over: {
      ending: say(outcome.ending),
      winners: outcome.winners,
      ranks: outcome.ranks,
      scores: outcome.scores.map(({ seat, total, parts }) => ({
        seat,
        total,
        parts: parts.map(part => ({ ...part, text: say(part) })),
      })),
      seed,
    },
  };
}
