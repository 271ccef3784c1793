import type { Seat, Viewer } from '@castellan/kernel';
import { MOST_SEATS, quote, readAnswer, readSave, Refusal } from '@castellan/kernel';
import type { NewTable, Sitter, ToTable } from './message.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Reads a message from anything that came over a link, or says what is wrong with it. */
export function readToTable(value: unknown): ToTable {
  const message = fields(value, 'A message');
  const { type } = message;
  switch (type) {
    case 'open':
      return { type, table: readOpen(message['table']) };
    case 'resume':
    case 'follow':
      return { type, save: readSave(message['save']), sitters: readSitters(message['sitters']) };
    case 'replay':
      return {
        type,
        save: readSave(message['save']),
        sitters: message['sitters'] === undefined ? [] : readSitters(message['sitters']),
        ended: message['ended'] === true,
      };
    case 'answer':
      return { type, answer: readAnswer(message['answer']) };
    case 'undo':
      return { type, seat: readSeat(message['seat']) };
    case 'look':
      return { type, viewer: readViewer(message['viewer']) };
    case 'seek':
      return { type, to: whole(message['to'], '"to"') };
    case 'pace':
      return { type, ms: whole(message['ms'], '"ms"') };
    case 'seen':
      return { type, answered: whole(message['answered'], '"answered"') };
    case 'hold':
      return { type, on: message['on'] === true };
    case 'end-turn':
    case 'course':
    case 'advise':
    case 'review':
      return { type };
    default:
      throw malformed(`there is no message of type ${quote(type)}`);
  }
}

function readOpen(value: unknown): NewTable {
  const { game, settings, seed, sitters } = fields(value, '"table"');
  if (typeof game !== 'string') throw malformed('"game" must be the name of a game');
  if (typeof seed !== 'string' || seed === '') throw malformed('"seed" must be a text');
  const chosen = Object.entries(fields(settings, '"settings"')).map(([id, chosenValue]) => {
    if (!['string', 'number', 'boolean'].includes(typeof chosenValue)) {
      throw malformed(`setting ${quote(id)} must be a text, a number, true or false`);
    }
    return [id, chosenValue as string | number | boolean] as const;
  });
  return { game, settings: Object.fromEntries(chosen), seed, sitters: readSitters(sitters) };
}

export function readSitters(value: unknown): Sitter[] {
  if (!Array.isArray(value) || value.length > MOST_SEATS) {
    throw malformed('"sitters" must be a list with an entry for each seat');
  }
  return [...(value as unknown[])].map(sitter => {
    if (sitter === 'person') return 'person';
    const { bot } = fields(sitter, 'A sitter that is not a "person"');
    if (typeof bot !== 'string') throw malformed('a bot is given by its name');
    return { bot };
  });
}

function readSeat(value: unknown): Seat {
  return whole(value, 'A seat');
}

function readViewer(value: unknown): Viewer {
  return value === 'spectator' ? value : readSeat(value);
}

function whole(value: unknown, what: string): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {
    throw malformed(`${what} must be a whole number from 0 up, not ${quote(value)}`);
  }
  return value;
}

function fields(value: unknown, what: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw malformed(`${what} must be an object, not ${quote(value)}`);
  }
  return value as Fields;
}

function malformed(why: string): Refusal {
  return new Refusal('malformed', `Not understood: ${why}.`);
}
