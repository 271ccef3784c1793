// What every bus must do, whatever carries it.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { CuttableLink } from '../../test/cuttable-link.ts';
import { until } from '../../test/player.ts';
import { TestNats } from '../../test/services/nats.ts';
import { TestPostgres } from '../../test/services/postgres.ts';
import { hasNats, hasPostgres } from '../../test/services/programs.ts';
import type { Bus } from './bus.ts';
import { noBus } from './bus.ts';
import { NatsBus } from './nats-bus.ts';
import { PostgresBus } from './postgres-bus.ts';

/** What carries messages, and can be taken away. */
interface Carrier {
  bus(link?: CuttableLink): Bus;
  link(): Promise<CuttableLink>;
  stop(): Promise<void>;
  startAgain(): Promise<void>;
  close(): Promise<void>;
}

async function overNats(): Promise<Carrier> {
  const nats = await TestNats.start();
  return {
    bus: link => new NatsBus(link?.by(nats.url) ?? nats.url, 'test', failed),
    link: () => CuttableLink.to(nats.port),
    stop: () => nats.stop('SIGKILL'),
    startAgain: () => nats.startAgain(),
    close: () => nats.close(),
  };
}

async function overPostgres(): Promise<Carrier> {
  const postgres = await TestPostgres.start();
  const url = await postgres.newDatabase();
  return {
    bus: link => new PostgresBus(link?.by(url) ?? url, failed),
    link: () => CuttableLink.to(postgres.port),
    stop: () => postgres.stop('SIGQUIT'),
    startAgain: () => postgres.startAgain(),
    close: () => postgres.close(),
  };
}

type Heard = readonly [from: string, message: unknown];

const failures: unknown[] = [];
const failed = (error: unknown): void => void failures.push(error);

const carriers: [string, () => boolean, () => Promise<Carrier>][] = [
  ['NATS', hasNats, overNats],
  ['PostgreSQL', hasPostgres, overPostgres],
];

for (const [name, isHere, open] of carriers)
  describe.runIf(isHere())(`the bus over ${name}`, () => {
    let carrier: Carrier;
    const ends: (() => Promise<void>)[] = [];
    beforeAll(async () => {
      carrier = await open();
    });
    afterEach(async () => {
      await Promise.all(ends.splice(0).map(end => end()));
      expect(failures.splice(0)).toEqual([]);
    });
    afterAll(() => carrier.close());

    async function member(link?: CuttableLink): Promise<{ bus: Bus; heard: Heard[] }> {
      const bus = carrier.bus(link);
      const heard: Heard[] = [];
      bus.subscribe('here', (from, message) => heard.push([from, message]));
      ends.push(() => bus.close());
      await until(() => bus.isUp);
      return { bus, heard };
    }
    async function link(): Promise<CuttableLink> {
      const made = await carrier.link();
      ends.push(() => made.end());
      return made;
    }

    test('all others hear what is said on a subject, once and in order, and nobody hears themselves', async () => {
      const [anna, ben, carl] = [await member(), await member(), await member()];
      const numbers = Array.from({ length: 500 }, (_, n) => n);
      for (const n of numbers) anna.bus.publish('here', { n });
      anna.bus.publish('elsewhere', { n: -1 });
      ben.bus.publish('here', 'last');
      await until(() =>
        [anna, carl].every(({ heard }) => heard.some(([, message]) => message === 'last')),
      );
      await until(() => ben.heard.length >= 500 && carl.heard.length >= 501);
      const said = numbers.map(n => [anna.bus.id, { n }]);
      expect(ben.heard).toEqual(said);
      expect(carl.heard.filter(([from]) => from === anna.bus.id)).toEqual(said);
      expect(anna.heard).toEqual([[ben.bus.id, 'last']]);
    });

    test('those who have stopped listening hear nothing more', async () => {
      const [anna, ben] = [await member(), await member()];
      const heard: unknown[] = [];
      const end = ben.bus.subscribe('more', (_from, message) => heard.push(message));
      // On the same line the subscription is there before what follows.
      ben.bus.publish('here', 'ready');
      await until(() => anna.heard.length === 1);
      anna.bus.publish('more', 1);
      await until(() => heard.length === 1);
      end();
      ben.bus.publish('here', 'ended');
      await until(() => anna.heard.length === 2);
      anna.bus.publish('more', 2);
      anna.bus.publish('here', 'after');
      await until(() => ben.heard.length === 1);
      expect(heard).toEqual([1]);
    });

    test('as much as it says fits into one message', async () => {
      const [anna, ben] = [await member(), await member()];
      const text = 'x'.repeat(anna.bus.largest - 10);
      anna.bus.publish('here', text);
      await until(() => ben.heard.length === 1);
      expect(ben.heard).toEqual([[anna.bus.id, text]]);
    });

    test('a link that is dead without a word is noticed, and comes back; what was said meanwhile is dropped', async () => {
      const cuttable = await link();
      const [anna, ben] = [await member(cuttable), await member()];
      let returns = 0;
      anna.bus.onReturn(() => returns++);
      cuttable.cut();
      await until(() => !anna.bus.isUp);
      anna.bus.publish('here', 'lost');
      cuttable.breakOff();
      cuttable.mend();
      await until(() => anna.bus.isUp && returns === 1);
      anna.bus.publish('here', 'back');
      await until(() => ben.heard.length > 0);
      ben.bus.publish('here', 'hello');
      await until(() => anna.heard.length > 0);
      expect([anna.heard, ben.heard]).toEqual([[[ben.bus.id, 'hello']], [[anna.bus.id, 'back']]]);
    });

    test('it comes back when what carries it was killed and started again, also if it began without it', async () => {
      const anna = await member();
      await carrier.stop();
      await until(() => !anna.bus.isUp);
      const late = carrier.bus();
      ends.push(() => late.close());
      const heard: unknown[] = [];
      late.subscribe('here', (_from, message) => heard.push(message));
      expect(late.isUp).toBe(false);
      await carrier.startAgain();
      await until(() => anna.bus.isUp && late.isUp);
      anna.bus.publish('here', 'again');
      await until(() => heard.length === 1);
      expect(heard).toEqual(['again']);
    });
  });

test('a process alone hears nobody, least of all itself', () => {
  const heard: unknown[] = [];
  const end = noBus.subscribe('here', (_from, message) => heard.push(message));
  noBus.publish('here', 1);
  end();
  expect([heard, noBus.isUp]).toEqual([[], false]);
});
