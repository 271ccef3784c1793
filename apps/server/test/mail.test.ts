// Mail, where a host sends any: to an address whose owner has said yes, and as a way back into an account.
import type { Calling, Me } from '@castellan/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestServer } from './house.ts';
import { LetterBox } from './letter-box.ts';
import { Player, until } from './player.ts';

const server = new TestServer();
let box: LetterBox;
const site = 'https://play.example.org';
beforeAll(async () => {
  box = await LetterBox.open();
  const mail = { smtp: box.url, from: 'castellan@example.org' };
  await server.start({ reach: { sendTo: [], site, mail } });
});
afterAll(async () => {
  await server.end();
  box.end();
});

const wishes = {
  push: false,
  mail: true,
  hook: null,
  quiet: null,
  every: 0,
  zone: 'UTC',
  locale: 'en',
};
const password = 'correct horse battery';
const keep = (player: Player, name: string) =>
  player.call('POST', '/api/account/keep', { by: 'password', name, password });

test('an address is used when its link was opened; then one hears there whose turn it is', async () => {
  const [anna, ben] = [await server.guest('Anna'), await server.guest('Ben')];
  for (const one of [anna, ben]) {
    await one.ask('POST', '/api/calls', wishes);
    const asked = await one.call('POST', '/api/calls/mail', {
      address: `${one.guest}@example.org`,
    });
    expect(asked.status).toBe(200);
  }
  const table = await anna.host({ clock: { kind: 'days', days: 1 } });
  await ben.join(table, 1);
  await anna.begin();
  const mover = anna.scene!.waiting.includes(anna.room!.you.seats[0]!) ? anna : ben;
  // Nobody has opened the link yet.
  expect((await mover.ask<Calling>('GET', '/api/calls')).mail!.isConfirmed).toBe(false);
  const link = box.letters.find(letter => letter.includes(mover.guest))!;
  const code = /\/([0-9a-f]{40})/.exec(link.replaceAll('=\r\n', ''))![1]!;
  expect(link.replaceAll('=\r\n', '')).toContain(`${site}/#/friends/mail/${code}`);
  const stranger = new Player(server.base);
  expect((await stranger.call('POST', '/api/calls/mail/confirm', { code })).status).toBe(200);
  expect((await stranger.call('POST', '/api/calls/mail/confirm', { code })).status).toBe(404);
  const before = box.letters.length;
  await server.store!.tellLater(mover.guest, 0);
  await server.app.herald.round();
  expect(box.letters).toHaveLength(before + 1);
  const letter = box.letters.at(-1)!;
  expect(letter).toContain(`To: ${mover.guest}@example.org`);
  expect(letter).toContain(`${site}/#/room/${table}`);
});

test('someone who has lost all else gets in by mail: once, and soon; nobody learns who has an account', async () => {
  const cora = await server.guest('Cora');
  await keep(cora, 'Cora');
  await cora.call('POST', '/api/calls/mail', { address: 'cora@example.org' });
  await cora.call('POST', '/api/calls/mail/confirm', { code: box.code });
  const phone = new Player(server.base);
  const ask = (name: string) => phone.call('POST', '/api/account/mail', { name });
  const before = box.letters.length;
  expect(await (await ask('Nobody')).json()).toEqual(await (await ask('Cora')).json());
  await until(() => box.letters.length > before);
  expect(box.letters.at(-1)).toContain('To: cora@example.org');
  // Asked again and again, there is one letter in ten minutes.
  await ask('Cora');
  const { code } = box;
  const sign = { by: 'mail', code, instead: null };
  const me = await phone.ask<Me>('POST', '/api/account/sign-in', sign);
  expect(me.guest).toBe(cora.guest);
  // That shows whose it is: they may set another password.
  expect(
    (await phone.call('POST', '/api/account/password', { password: 'another horse battery' }))
      .status,
  ).toBe(200);
  const other = new Player(server.base);
  expect((await other.call('POST', '/api/account/sign-in', sign)).status).toBe(400);
  expect(box.letters).toHaveLength(before + 1);
});

test('an address of a time before there was an account is no way in, nor one that nobody has confirmed', async () => {
  const dora = await server.guest('Dora');
  await dora.call('POST', '/api/calls/mail', { address: 'dora@example.org' });
  await dora.call('POST', '/api/calls/mail/confirm', { code: box.code });
  await keep(dora, 'Dora');
  const eve = await server.guest('Eve');
  await keep(eve, 'Eve');
  await eve.call('POST', '/api/calls/mail', { address: 'eve@example.org' });
  // A link from before may be opened after.
  const fred = await server.guest('Fred');
  await fred.call('POST', '/api/calls/mail', { address: 'fred@example.org' });
  const { code } = box;
  await keep(fred, 'Fred');
  expect((await fred.call('POST', '/api/calls/mail/confirm', { code })).status).toBe(200);
  const before = box.letters.length;
  const phone = new Player(server.base);
  for (const name of ['Dora', 'Eve', 'Fred'])
    await phone.call('POST', '/api/account/mail', { name });
  // Someone who does have a way back is sent it after those: by then they would have been sent theirs.
  const finn = await server.guest('Finn');
  await keep(finn, 'Finn');
  await finn.call('POST', '/api/calls/mail', { address: 'finn@example.org' });
  await finn.call('POST', '/api/calls/mail/confirm', { code: box.code });
  await phone.call('POST', '/api/account/mail', { name: 'Finn' });
  await until(() => box.letters.length >= before + 2);
  const since = box.letters.slice(before).join('\n');
  expect(since).not.toMatch(/To: (dora|eve|fred)@/);
});

test('the address of an account is changed only by who has just shown that it is theirs', async () => {
  const gil = await server.guest('Gil');
  await keep(gil, 'Gil');
  const tab = new Player(server.base);
  const sign = { by: 'password', name: 'Gil', password, instead: null };
  await tab.ask('POST', '/api/account/sign-in', sign);
  const [key] = await server.store!.devices(gil.guest);
  await server.store!.prove(key!.key, 0);
  const answers = await Promise.all(
    [gil, tab].map(one => one.call('POST', '/api/calls/mail', { address: null })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('no fault was reported', () => {
  expect(server.reported).toEqual([]);
});

test('nobody’s mailbox is filled from here, however many people ask', async () => {
  const before = box.letters.length;
  const statuses: number[] = [];
  for (let i = 0; i < 8; i++) {
    const one = await server.guest(`Gast ${i}`);
    const address = i % 2 === 0 ? 'victim@example.org' : 'Victim@Example.org';
    statuses.push((await one.call('POST', '/api/calls/mail', { address })).status);
  }
  expect(statuses.filter(status => status === 429).length).toBeGreaterThanOrEqual(3);
  expect(box.letters.length - before).toBeLessThanOrEqual(5);
});
