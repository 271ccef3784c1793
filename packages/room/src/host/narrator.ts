import type { Json, Phrase, Seat, Viewer } from '@castellan/kernel';
import type { FromTable } from '@castellan/protocol';
import { sentScene } from '@castellan/protocol';
import type { Room } from '../room.ts';
import { seatedAs } from '../seats.ts';
import { sceneOf, toldFrom } from '../sight.ts';

/**
 * Tells a program what a page would be told, so that it need not remember anything or know a catalogue: the whole scene
 * each time instead of what has changed, and every phrase with its sentence.
 */
export class Narrator {
  readonly #room: () => Room;
  readonly #language: string;
  /** Of how many answers each viewer was told. */
  readonly #told = new Map<Viewer, number>();

  constructor(room: () => Room, language: string) {
    this.#room = room;
    this.#language = language;
  }

  /** The table's state, after this message said that it has changed. */
  scene(viewer: Viewer): FromTable {
    const room = this.#room();
    const from = this.#told.get(viewer) ?? 0;
    this.#told.set(viewer, room.table!.answers.length);
    const { view, ...scene } = sentScene(sceneOf(room, viewer)!, null);
    return {
      type: 'scene',
      revision: room.revision,
      viewer,
      scene: { view, ...this.inWords(scene) },
      from,
      told: this.inWords(toldFrom(room, viewer, from)),
    };
  }

  /** Something may have been taken back: what replaces it is told. */
  hear(message: Extract<FromTable, { type: 'scene' | 'moved' }>): void {
    const from = message.type === 'scene' ? message.from : 0;
    const kept = from > 0 ? from : this.#room().table!.answers.length;
    for (const [viewer, told] of this.#told) if (told > kept) this.#told.set(viewer, kept);
  }

  /** The same, with each phrase's sentence beside it as `text`. */
  inWords<T>(value: T): T {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(one => this.inWords<unknown>(one)) as T;
    const fields = Object.entries(value).map(([name, one]) => [name, this.inWords<unknown>(one)]);
    const said = Object.fromEntries(fields) as T & Record<string, Json>;
    return isPhrase(value) ? { ...said, text: this.#say(value) } : said;
  }

  #say(phrase: Phrase): string {
    const { rules, seats } = this.#room();
    const words = rules.words[this.#language] ?? rules.words.en;
    const who = (seat: Seat): string => {
      const sitter = seats[seat];
      return (sitter && seatedAs(sitter)?.name) ?? words.rival ?? 'The rival';
    };
    return words.say(phrase, who);
  }
}

const isPhrase = (value: object): value is Phrase =>
  'say' in value && typeof value.say === 'string';
