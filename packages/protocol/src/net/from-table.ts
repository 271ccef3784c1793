import type {
  Advice,
  Decision,
  Json,
  LedgerRow,
  Legend,
  MoveTold,
  Outcome,
  OwnDeck,
  Phrase,
  Position,
  Seat,
  TurningPoint,
  TurnTold,
  Verification,
  View,
  Viewer,
} from '@castellan/kernel';
import * as v from 'valibot';
import type { Delta } from './delta.ts';
import type { SentScene } from './sent-scene.ts';
import type { TableSpec } from './table-spec.ts';
import { checked, parsed } from './to-table.ts';
import type { Face, PhraseKey } from './wire.ts';
import { BadMessage } from './wire.ts';

/** Why a bot plays for someone: their time was up, or they were away. */
export type StandIn = 'time' | 'away';

/** Who has a seat, as everyone at the table may know it. */
export type SeatView =
  /** `reserved`: for whom it is kept, when the same people play again. */
  | { readonly kind: 'open'; readonly reserved?: { readonly guest: string; readonly name: string } }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: string }
  | {
      readonly kind: 'person' | 'program';
      readonly name: string;
      /** The public id of a person: never a credential. Null for a program. */
      readonly guest: string | null;
      readonly isHere: boolean;
      /** Why a bot plays for them until they take their seat back. */
      readonly standIn: StandIn | null;
      readonly conceded: boolean;
      /** Which of the faces made from their name they have chosen. Missing: the first. */
      readonly portrait?: number;
      /** On vacation: until when their clock stands. */
      readonly rests?: number;
    };

/** `gathering`: seats are taken. `shuffling`: the promise is made, numbers are added. Then it is played, until it is over. */
export type Phase = 'gathering' | 'shuffling' | 'playing' | 'over';

/** Something the others are asked: to let a seat take something back, or to end the game early. */
export interface VoteView {
  readonly about: 'undo' | 'abandon';
  readonly by: Seat;
  /** The revision at which it was asked; a vote names it. */
  readonly at: number;
  /** Who must agree, and who has. Programs and bots are not asked. */
  readonly asked: readonly Seat[];
  readonly agreed: readonly Seat[];
}

/** How a table has ended. Only `played` has the rules' own outcome; `rules`: its version of them is no longer here. */
export interface Ending {
  readonly why: 'played' | 'conceded' | 'abandoned' | 'limit' | 'rules';
  readonly winners: readonly Seat[];
}

/** The deck of own cards at a table: `digest` is what it is asked for by, `cards` how many are not as printed. */
export type DeckFacts = Omit<OwnDeck, 'text'>;

/** Everything about a table that is not the game itself, as one viewer may know it. */
export interface RoomView {
  readonly id: string;
  readonly spec: TableSpec;
  readonly rulesVersion: number;
  /** Missing: it is played with the printed cards. */
  readonly deck?: DeckFacts;
  readonly phase: Phase;
  readonly seats: readonly SeatView[];
  /** The public id of the one who may remove, settle and start. */
  readonly host: string;
  /** Who has begun the game alone, elsewhere: nobody else has shuffled its cards. Null for a game that is dealt here. */
  readonly begunBy: string | null;
  readonly promise: string | null;
  /** The seats whose numbers are in the shuffle; null before it is promised. */
  readonly shared: readonly Seat[] | null;
  readonly paused: Seat | null;
  readonly vote: VoteView | null;
  readonly ending: Ending | null;
  /** The table where they play again. */
  readonly rematch: string | null;
  /** How many look on without a seat. */
  readonly watching: number;
  /** The public ids of those who allow words where others use faces and phrases. */
  readonly words: readonly string[];
  readonly you: {
    readonly guest: string;
    readonly seats: readonly Seat[];
    readonly isHost: boolean;
    /** The public ids of those whose chat is not sent here. */
    readonly muted: readonly string[];
    /** How many questions are answered for them whenever they are asked again, as they said. Nobody else is told. */
    readonly standing: number;
  };
}

/** The clock of a seat: what was left when it last stood still, and since when it has been running. */
export interface ClockView {
  readonly left: number;
  readonly since: number | null;
}

/** The game as one viewer may know it. */
export interface Scene {
  readonly view: View;
  readonly decision: Decision | null;
  readonly waiting: readonly Seat[];
  /** Where several people share a device: those of them who know something that is not open to all. */
  readonly keepers: readonly Seat[];
  readonly turn: number;
  readonly answered: number;
  /** In a game that is shown again: how many answers there are in all. */
  readonly total?: number;
  /** Something is tried out from there: it never happened, and is not kept. */
  readonly sandbox?: true;
  readonly canUndo: boolean;
  /** The turn is done and waits to be ended; until then the last answer does not count. */
  readonly held: boolean;
  readonly outcome: Outcome | null;
  readonly commitment: string;
  readonly seed: string | null;
  /** For each seat; null without a clock. */
  readonly clocks: readonly (ClockView | null)[] | null;
}

export interface ChatLine {
  readonly n: number;
  readonly at: number;
  readonly guest: string;
  readonly name: string;
  readonly text?: string;
  readonly face?: Face | PhraseKey;
}

/** Why something was not done; nothing has changed. */
export type RefusedCode =
  | 'malformed'
  | 'stale'
  | 'illegal'
  | 'over'
  | 'settings'
  | 'state'
  | 'save'
  | 'undo'
  /** Not yours to do: another's seat, the host's duty, a seat that is taken. */
  | 'seat'
  /** Too many messages. */
  | 'busy'
  /** About accounts: the name is taken, what was shown is wrong, too many tries, prove first that it is yours. */
  | 'name'
  | 'wrong'
  | 'wait'
  | 'prove'
  /** Why someone is not at the table: there is none, they were removed, nobody may watch, it is full, its rules are gone. */
  | 'none'
  | 'removed'
  | 'private'
  | 'full'
  | 'retired'
  /** What was said is not said: there is no chat, words are not allowed, or a moderator has taken the chat away. */
  | 'talk'
  /** The account is closed. */
  | 'closed'
  /** It could not be stored; the page is sent the table as it is. */
  | 'unstored'
  /** At an own table: the game or the rules by which it began are not here, or what plays it could not be loaded. */
  | 'game'
  | 'rules'
  | 'unfetched'
  | 'fault';

/** How a game went: one entry for the start and one for each answer. */
export interface Course {
  readonly type: 'course';
  /** How many turns had begun. */
  readonly turns: readonly number[];
  /** Which seats had to decide. */
  readonly waiting: readonly (readonly Seat[])[];
  /** The points of each seat. */
  readonly scores: readonly (readonly number[])[];
}

/** Where a finished game was won and lost. */
export interface Reviewed {
  readonly type: 'reviewed';
  /** The chance of each seat to win, at the start and after each answer, and how many turns had begun. */
  readonly chances: readonly (readonly number[])[];
  readonly turns: readonly number[];
  readonly points: readonly TurningPoint[];
  /** How much of the game was looked at, from 0 to 1. */
  readonly done: number;
}

/** Why a turn of a finished game was played: what a strong player finds with what its seat knew. */
export interface Explained {
  readonly type: 'explained';
  /** The answer that was asked about. */
  readonly at: number;
  readonly turn: TurnTold;
}

/** Why a bot moved so in a game that goes on, by what the one who asked could see. */
export interface Reasoned {
  readonly type: 'reasoned';
  /** The answer that was asked about. */
  readonly at: number;
  readonly move: MoveTold;
}

/** Of a game that is shown again: what of it is verified. Sent once, before everything else. */
export interface Verified {
  readonly type: 'verified';
  readonly verification: Verification;
  /** Whether the game has come to its end. Until then nothing of it is reviewed. */
  readonly over: boolean;
  /** From which seats it may be looked at: from all when it is over, until then from those of the people here. */
  readonly seats: readonly Seat[];
}

/** What the seat that asked for a hint could do, the best first. */
export interface Advised {
  readonly type: 'advised';
  /** The decision that it is about. */
  readonly decision: string;
  readonly advice: Advice;
}

/** Something was not done; nothing has changed. */
export interface RefusedMessage {
  readonly type: 'refused';
  readonly code: RefusedCode;
  readonly message: string;
  /** Why an option is not allowed now, as a phrase to say in the language of the one who chose it. */
  readonly reason?: Phrase;
  /** What is wrong, in parts. */
  readonly details?: Readonly<Record<string, Json>>;
}

/** Every card of a game, and what the numbers in its views and states stand for. It never changes. */
export interface Cards extends Legend {
  readonly type: 'cards';
  readonly list: readonly LedgerRow[];
}

/** What the host of a server says to everyone who is there. */
export interface Announcement {
  /** Empty: it was taken back. */
  readonly text: string;
  /** When it was said, and until when it is shown, by the server's clock. */
  readonly at: number;
  readonly until: number;
}

export type FromTable =
  | {
      readonly type: 'welcome';
      readonly protocol: number;
      /** The server's clock, in milliseconds since 1970. */
      readonly now: number;
      readonly room: RoomView;
    }
  | { readonly type: 'room'; readonly revision: number; readonly room: RoomView }
  /** The whole scene, and what was told from this answer on; the page has what came before. */
  | {
      readonly type: 'scene';
      readonly revision: number;
      readonly viewer: Viewer;
      readonly scene: SentScene;
      readonly from: number;
      readonly told: readonly (readonly Phrase[])[];
    }
  /** One answer more: what it changed, and what this viewer is told. */
  | {
      readonly type: 'moved';
      readonly revision: number;
      /** Missing if nothing has changed that this viewer sees. */
      readonly delta?: Delta;
      readonly told: readonly Phrase[];
    }
  | { readonly type: 'chat'; readonly lines: readonly ChatLine[] }
  /** To the host alone: with this token a program takes its seat. Sent once. */
  | { readonly type: 'token'; readonly seat: Seat; readonly token: string }
  | RefusedMessage
  | Advised
  | Course
  | Reviewed
  | Explained
  | Reasoned
  | Verified
  | { readonly type: 'reload'; readonly protocol: number }
  | { readonly type: 'pong'; readonly now: number }
  | Cards
  | ({ readonly type: 'announced' } & Announcement)
  | { readonly type: 'closed' }
  | { readonly type: 'state'; readonly state: Position }
  | { readonly type: 'saved'; readonly save: object };

const revision = v.pipe(v.number(), v.integer(), v.minValue(0));
const room = v.looseObject({
  id: v.string(),
  phase: v.picklist(['gathering', 'shuffling', 'playing', 'over']),
  seats: v.array(v.looseObject({ kind: v.string() })),
  you: v.looseObject({ guest: v.string(), seats: v.array(v.number()) }),
});
const told = v.array(v.looseObject({ say: v.string() }));

/** The page trusts its server to tell the truth, not to be of the same version: the form is checked. */
export const fromTableSchema = v.variant('type', [
  v.looseObject({ type: v.literal('welcome'), protocol: v.number(), now: v.number(), room }),
  v.looseObject({ type: v.literal('room'), revision, room }),
  v.looseObject({
    type: v.literal('scene'),
    revision,
    viewer: v.union([v.number(), v.literal('spectator')]),
    scene: v.looseObject({
      view: v.looseObject({ core: v.looseObject({ answered: v.array(v.number()) }) }),
      waiting: v.array(v.number()),
      shown: v.array(v.looseObject({ id: v.string() })),
    }),
    from: revision,
    told: v.array(told),
  }),
  v.looseObject({ type: v.literal('moved'), revision, told }),
  v.looseObject({ type: v.literal('chat'), lines: v.array(v.looseObject({ n: v.number() })) }),
  v.looseObject({ type: v.literal('token'), seat: v.number(), token: v.string() }),
  v.looseObject({ type: v.literal('refused'), code: v.string(), message: v.string() }),
  v.looseObject({
    type: v.literal('advised'),
    decision: v.string(),
    advice: v.looseObject({}),
  }),
  v.looseObject({ type: v.literal('course'), turns: v.array(v.number()) }),
  v.looseObject({ type: v.literal('reviewed'), done: v.number() }),
  v.looseObject({ type: v.literal('explained'), at: v.number(), turn: v.looseObject({}) }),
  v.looseObject({ type: v.literal('reasoned'), at: v.number(), move: v.looseObject({}) }),
  v.looseObject({ type: v.literal('verified'), over: v.boolean() }),
  v.looseObject({ type: v.literal('reload'), protocol: v.number() }),
  v.looseObject({ type: v.literal('pong'), now: v.number() }),
  v.looseObject({
    type: v.literal('cards'),
    list: v.array(v.looseObject({ id: v.string() })),
    numbers: v.looseObject({}),
    where: v.looseObject({}),
  }),
  v.looseObject({
    type: v.literal('announced'),
    text: v.string(),
    at: v.number(),
    until: v.number(),
  }),
  v.looseObject({ type: v.literal('closed') }),
  v.looseObject({ type: v.literal('state'), state: v.looseObject({}) }),
  v.looseObject({ type: v.literal('saved'), save: v.looseObject({}) }),
]);

/** Reads what a server sent. Throws `BadMessage`: then the page and the server are of different versions. */
export function readFromTable(text: unknown): FromTable {
  if (typeof text !== 'string') throw new BadMessage('a message is a text.');
  return checked(fromTableSchema, parsed(text)) as unknown as FromTable;
}
