import type { Answer, Decision } from '@castellan/kernel';
import type { Commands } from '../commands.ts';
import type { Room } from '../room.ts';
import type { Sender } from '../sender.ts';
import type { Teachers } from './lessons.ts';
import type { TableLink } from './link.ts';
import type { TableStore } from './table-store.ts';
import type { Time } from './time.ts';

/** What a keeper needs from the house around it. */
export interface KeeperServices extends Teachers {
  readonly store: TableStore;
  readonly time: Time;
  /** The way to the same table in other processes; without, there is no other. */
  readonly link?: TableLink;
  /** What can be done here. */
  readonly commands: Commands;
  /** How long a bot's move is looked at before the next, in milliseconds. */
  readonly botPace: number;
  /** Refuses players who may not play rated games; without it, everyone may. */
  mustPlayRated?(guest: string): Promise<void>;
  secret(): string;
  /** What a quick bot answers; without, as anywhere. */
  answer?(bot: string, room: Room, decision: Decision): Answer;
  /** The answer of a bot that takes its time; null if it has none. `isGone`: nobody waits for it any longer. */
  think(bot: string, room: Room, decision: Decision, isGone: () => boolean): Promise<Answer | null>;
  /** Makes a program's token, and the key by which it is known again. */
  newToken(): { readonly token: string; readonly key: string };
  /** Opens a table like this one for the same people; returns its id. */
  openAgain(room: Room, by: Sender): Promise<string>;
  /** This keeper is no longer of use: the table can't be read. */
  lost(): void;
  /** Something that the lobby shows has changed. */
  changed(room: Room): void;
  report(error: unknown): void;
}
