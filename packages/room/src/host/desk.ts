import type { Seat } from '@castellan/kernel';
import type { TableSpec, ToTable } from '@castellan/protocol';
import type { Command } from '../commands.ts';
import { carryOut } from '../commands.ts';
import { Refused } from '../refused.ts';
import type { Room } from '../room.ts';
import type { Sender } from '../sender.ts';
import { seatsOf } from '../sender.ts';
import type { Attendant, Audience } from './audience.ts';
import { tell } from './audience.ts';
import { SERVER_BOTS } from './bots.ts';
import type { Duties } from './duties.ts';
import type { KeeperServices } from './keeper-services.ts';
import type { Ledger } from './ledger.ts';
import type { Lessons } from './lessons.ts';
import type { Presence } from './presence.ts';
import type { Talk } from './talk.ts';

/** What a desk passes things on to. */
interface Parts {
  readonly ledger: Ledger;
  readonly audience: Audience;
  readonly presence: Presence;
  readonly duties: Duties;
  readonly talk: Talk;
  readonly lessons: Lessons;
}

/** Takes what those at the table ask for, and sees that it is done or refused. */
export class Desk {
  readonly #house: KeeperServices;
  readonly #parts: Parts;

  constructor(house: KeeperServices, parts: Parts) {
    this.#house = house;
    this.#parts = parts;
  }

  get #room(): Room {
    return this.#parts.ledger.room;
  }

  async take(attendant: Attendant, message: ToTable): Promise<void> {
    const { audience, talk, lessons, duties } = this.#parts;
    switch (message.type) {
      case 'ping':
        tell(attendant, { type: 'pong', now: this.#house.time.now() });
        break;
      case 'look':
        audience.look(this.#room, attendant, message.viewer);
        break;
      case 'chat':
      case 'react':
        await talk.say(this.#room, attendant, message);
        break;
      case 'talk':
        await talk.allowWords(this.#room, attendant, message.on);
        break;
      case 'mute':
        talk.mute(this.#room, attendant, message.guest, message.on);
        break;
      case 'hint':
        lessons.advise(this.#room, attendant);
        break;
      case 'course':
        await lessons.course(this.#room, attendant);
        break;
      case 'review':
        lessons.review(this.#room, attendant);
        break;
      case 'pace':
        duties.setPace(message.ms);
        break;
      case 'seen':
        duties.seen(message.answered);
        break;
      case 'program':
        await this.#giveToken(attendant, message);
        break;
      case 'rematch':
        await this.#playAgain(attendant);
        break;
      case 'seek':
        throw new Refused('seat', 'This game is being played: nobody can go to another time.');
      case 'why':
        lessons.explain(this.#room, attendant, message.at);
        break;
      case 'sandbox':
      case 'cards':
      case 'quit':
      case 'state':
      case 'save':
      case 'load':
        throw new Refused('seat', 'This can’t be done at this table.');
      case 'sit':
        await this.#mustPlayRated(this.#room.spec, attendant.sender);
        await this.#act(message, attendant.sender);
        break;
      case 'settle':
        await this.#mustPlayRated(message.spec, attendant.sender);
        await this.#act(message, attendant.sender);
        break;
      default:
        await this.#act(message, attendant.sender);
    }
  }

  async #mustPlayRated({ rated }: TableSpec, sender: Sender): Promise<void> {
    if (rated === true && sender.kind === 'guest') await this.#house.mustPlayRated?.(sender.guest);
  }

  #act(command: Command, sender: Sender): Promise<void> {
    const { ledger, presence } = this.#parts;
    const surroundings = {
      awayFor: (seat: Seat) => presence.awayFor(seat),
      bots: SERVER_BOTS,
      secret: () => this.#house.secret(),
    };
    return ledger.insist(now =>
      carryOut(this.#room, command, sender, { now, ...surroundings }, this.#house.commands),
    );
  }

  /** A program may sit in this seat, by a token. */
  async #giveToken(
    attendant: Attendant,
    { seat, name }: Extract<ToTable, { type: 'program' }>,
  ): Promise<void> {
    const { token, key } = this.#house.newToken();
    await this.#act({ type: 'program', seat, name, key }, attendant.sender);
    tell(attendant, { type: 'token', seat, token });
  }

  async #playAgain({ sender }: Attendant): Promise<void> {
    if (this.#room.phase !== 'over' || seatsOf(this.#room, sender).length === 0)
      throw new Refused('seat', 'Only people who have played can play again.');
    if (this.#room.rematch !== null) throw new Refused('stale', 'There is already a new table.');
    await this.#mustPlayRated(this.#room.spec, sender);
    const table = await this.#house.openAgain(this.#room, sender);
    await this.#act({ type: 'rematch', table }, sender);
  }
}
