import { inside, present } from '@castellan/powers';
import type { Effect } from '@castellan/powers';
import { describe, expect, test } from 'vitest';
import { DOMAINS } from '../cards/domains.ts';
import { TOKENS } from '../cards/language.ts';
import { cardKingdoms } from '../index.ts';
import type { KingdomsTable, Wishes } from './table.ts';
import { table } from './table.ts';

/** A Citizen of each role: cheap, and in every first game. */
const OF_ROLE: Readonly<Record<string, string>> = {
  worker: 'butcher',
  soldier: 'champion',
  shadow: 'rogue',
  holy: 'paladin',
};

/** Name, price, roles, VP: once more by hand, so that a slip in the table is noticed. */
const PRINTED: readonly (readonly [string, number, Readonly<Record<string, number>>, number])[] = [
  ['foxgrove-palisade', 9, { soldier: 1, shadow: 1 }, 3],
  ['the-desert-orchid', 9, { holy: 1, shadow: 1 }, 3],
  ['emerald-stronghold', 12, { worker: 1, soldier: 1, holy: 1 }, 5],
  ['pratchetts-plateau', 8, { worker: 1, holy: 1 }, 3],
  ['cathedral-of-st-aquila', 8, { holy: 2 }, 3],
  ['darktide-harbour', 6, { shadow: 1, worker: 1, soldier: 1 }, 2],
  ['cloudriders-camp', 8, { soldier: 1, holy: 1 }, 2],
  ['the-orb-of-urdr', 6, { shadow: 1, holy: 1 }, 1],
  ['rogues-landing', 7, { worker: 1, shadow: 1 }, 3],
  ['blood-crow-army', 5, { soldier: 3 }, 2],
  ['eye-of-asteraten', 8, { holy: 1, soldier: 1 }, 1],
  ['cutthroats-truce', 5, { shadow: 1, holy: 1 }, 1],
  ['halfpenny-hill', 6, { worker: 3 }, 2],
  ['shattered-hand', 7, { holy: 1, worker: 1 }, 3],
  ['forgotten-sorrows', 9, { worker: 1, shadow: 1 }, 3],
  ['watcher-on-the-water', 6, { soldier: 2 }, 3],
  ['gargans-embrace', 7, { soldier: 2 }, 2],
  ['nest-of-the-weaver-witch', 6, { worker: 2 }, 3],
  ['palace-of-the-dawn', 11, { worker: 1, soldier: 2 }, 4],
  ['grimmwater-keep', 10, { worker: 2, shadow: 1 }, 4],
  ['the-violet-thorn', 7, { soldier: 1, holy: 1 }, 3],
  ['purloiners-perch', 10, { shadow: 2 }, 2],
  ['golden-obelisk-of-nae', 6, { worker: 1, holy: 1 }, 3],
  ['monolith-of-ostendaar', 9, { worker: 1, soldier: 1 }, 3],
];

const rolesOf = (id: string): string[] =>
  Object.entries(PRINTED.find(([name]) => name === id)![2]).flatMap(([role, n]) =>
    Array.from({ length: n }, () => OF_ROLE[role]!),
  );

interface Ready {
  readonly wishes?: Wishes;
  readonly purse?: Record<string, number>;
}

/** The Domain lies face up, its roles are there, and the player has its price in addition to these tokens. */
function ready(id: string, { wishes = {}, purse = {} }: Ready = {}): KingdomsTable {
  const [, price] = PRINTED.find(([name]) => name === id)!;
  const t = table(wishes).show(id);
  return t.give(0, ...rolesOf(id)).purse(0, { ...purse, gold: price + (purse['gold'] ?? 0) });
}

/** Built with nothing but gold. */
function build(id: string, t: KingdomsTable): KingdomsTable {
  const [, price] = PRINTED.find(([name]) => name === id)!;
  t.act().choose(`build:${id}`);
  return t.asked()[0]?.step === 'pay' ? t.split({ gold: price, magic: 0 }) : t;
}

/** Both: a table at which the Domain was ready, whatever else was arranged there, and has just been built. */
const built = (id: string, given: Ready = {}, arranged = (t: KingdomsTable) => t): KingdomsTable =>
  build(id, arranged(ready(id, given)));

test('CK 1.9 these are all Domains', () => {
  expect(PRINTED.map(([id]) => id).toSorted()).toEqual(DOMAINS.map(({ id }) => id).toSorted());
});

describe('CK 1.9, 9.1 what is printed', () => {
  test.each(PRINTED)('%s costs %i gold', (id, price, roles, vp) => {
    expect(DOMAINS.find(card => card.id === id)!.vp).toBe(vp);
    const t = ready(id).act();
    expect(t.cost(`build:${id}`)).toEqual({ gold: price });
    expect(t.offered()).toContain(`build:${id}`);
    t.purse(0, { gold: price - 1 }).act();
    expect(t.blocked()[`build:${id}`]).toBe('cannot-pay');
    // If one of its roles is missing, it can't be built.
    for (const [role, n] of Object.entries(roles)) {
      const short = table().show(id).purse(0, { gold: 30 });
      const citizens = rolesOf(id).filter(citizen => citizen !== OF_ROLE[role]);
      short.give(0, ...citizens, ...Array.from({ length: n - 1 }, () => OF_ROLE[role]!)).act();
      expect(short.blocked()[`build:${id}`]).toBe('lacks-roles');
    }
  });
});

describe('CK 15.15 what always works', () => {
  const standing = DOMAINS.filter(({ power }) => 'always' in power).map(({ id }) => id);

  test.each(standing)('%s changes what is offered, or what it costs', id => {
    const others = DOMAINS.filter(card => card.id !== id).map(card => card.id);
    const offered = (...own: string[]): unknown[] =>
      table({ show: others.slice(0, 5), own: ['archer', ...own] })
        .act()
        .asks()
        .options.map(option => [option.id, option.cost, option.blocked]);
    expect(offered(id)).not.toEqual(offered());
  });
});

describe('R33 Domains of one time', () => {
  /** The tokens that an effect needs; nobody knows what a verb or an action does. */
  const needs = (effect: Effect): readonly string[] =>
    effect.op === 'spend'
      ? present(effect.amounts).map(([token]) => token)
      : effect.op === 'verb' || effect.op === 'act'
        ? TOKENS
        : inside(effect).flatMap(needs);
  const brings = (effect: Effect): readonly string[] =>
    effect.op === 'gain' || effect.op === 'take'
      ? present(effect.amounts).map(([token]) => token)
      : inside(effect).flatMap(brings);

  test('none needs what another brings, so nobody is asked for the order', () => {
    // One Domain is built at a time, and the roll phase asks which is next.
    const timed = DOMAINS.flatMap(({ id, power }) =>
      'at' in power && power.at !== 'build' && power.at !== 'own-roll' ? [{ id, ...power }] : [],
    );
    const inTheWay = timed.flatMap(one =>
      timed
        .filter(other => other !== one && other.at === one.at)
        .filter(other => needs(one.effect).some(token => brings(other.effect).includes(token)))
        .map(other => `${one.id} and ${other.id}`),
    );
    expect(inTheWay).toEqual([]);
  });
});

describe('dice [the rest is in roll.test.ts]', () => {
  test('CK 15.5 Foxgrove Palisade turns a die to 6 for 2 gold', () => {
    const t = table({ own: ['foxgrove-palisade'], purse: { gold: 3 } })
      .roll(2, 3)
      .play('use:foxgrove-palisade', 'die:2');
    expect(t.state.dice).toEqual([6, 3]);
    t.expect(0).has({ gold: 1 });
  });

  test('CK 15.6 The Desert Orchid turns a die to 1, for 1 gold per Holy Citizen', () => {
    const t = table({ own: ['the-desert-orchid', 'paladin'], purse: { gold: 3 } })
      .roll(2, 3)
      .play('use:the-desert-orchid', 'die:3');
    expect(t.state.dice).toEqual([2, 1]);
    t.expect(0).has({ gold: 2 });
  });

  test('CK 15.7 Palace of the Dawn lowers a die by one, for free', () => {
    const t = table({ own: ['palace-of-the-dawn'], purse: {} })
      .roll(2, 4)
      .play('use:palace-of-the-dawn', 'die:4');
    expect(t.state.dice).toEqual([2, 3]);
  });

  test("CK 15.8 Gargan's Embrace: 1 victory token for doubles", () => {
    table().give(1, 'gargans-embrace').roll(1, 1).expect(1).has({ vp: 1 });
  });

  test('a Domain that changes dice, built after the roll, works from the next roll on', () => {
    const t = built('palace-of-the-dawn');
    expect(t.step()).toBe('action');
    t.roll(2, 4);
    expect(t.offered()).toContain('use:palace-of-the-dawn');
  });
});

describe('CK 15.15 standing changes', () => {
  test('Emerald Stronghold removes the surcharge as soon as it is built', () => {
    const t = built('emerald-stronghold', { purse: { gold: 2 } });
    t.choose('recruit:peasant').expect(0).owns('peasant', 2).has({ gold: 0 });
  });

  test("Pratchett's Plateau lowers the price of Domains by 1", () => {
    const t = built('pratchetts-plateau', { purse: { gold: 6 } }, t =>
      t.show('pratchetts-plateau', 'shattered-hand'),
    );
    t.play('build:shattered-hand', 'citizen:cleric').expect(0).has({ gold: 0 });
  });
});

describe('CK 15.12 at the start of the action phase', () => {
  test.each([
    ['halfpenny-hill', { gold: 1, strength: 0, magic: 0 }],
    ['blood-crow-army', { gold: 0, strength: 1, magic: 0 }],
    ['monolith-of-ostendaar', { gold: 0, strength: 0, magic: 1 }],
  ])('%s', (id, brings) => {
    const t = table().give(0, id).purse(0, {}).act();
    t.expect(0).has(brings);
    // Once a turn, not once an action; and on its owner’s turn only.
    t.choose('gain:gold')
      .expect(0)
      .has({ ...brings, gold: brings.gold + 1 });
    t.purse(0, {}).act(1).expect(0).has({ gold: 0, strength: 0, magic: 0 });
  });

  test.each(['halfpenny-hill', 'blood-crow-army', 'monolith-of-ostendaar'])(
    'CK 5.3, R8 built this turn, %s does not work yet',
    id => {
      const t = built(id);
      t.expect(0).owns(id).has({ gold: 0, strength: 0, magic: 0 });
    },
  );

  test('after the harvest, before the first action', () => {
    const t = table().give(0, 'halfpenny-hill').purse(0, {}).roll(1, 2);
    t.expect(0).has({ gold: 0 });
    t.choose('magic', 0).expect(0).has({ gold: 0, magic: 1 });
    t.choose('magic', 1).expect(0).has({ gold: 1, magic: 1 });
    expect(t.step()).toBe('action');
  });

  test('R33 all three together: booked, not asked', () => {
    table({ own: ['halfpenny-hill', 'blood-crow-army', 'monolith-of-ostendaar'], purse: {} })
      .act()
      .expect(0)
      .has({ gold: 1, strength: 1, magic: 1 });
  });
});

describe('CK 15.13 at the end of the action phase', () => {
  test.each([
    ['cathedral-of-st-aquila', 'gold'],
    ['the-orb-of-urdr', 'magic'],
  ] as const)('%s takes 1 %s from a chosen opponent', (id, token) => {
    const t = table({ players: 3, own: [id], purse: {} })
      .purse(1, { gold: 2, magic: 2 })
      .purse(2, { gold: 2, magic: 2 })
      .act();
    t.choose('gain:strength');
    expect(t.step()).toBe('action');
    t.choose('gain:strength');
    expect(t.step()).toBe('power/aim');
    expect(t.offered()).toEqual(['seat:1', 'seat:2']);
    t.choose('seat:2');
    t.expect(0).has({ strength: 2, [token]: 1 });
    t.expect(2).has({ gold: 2, magic: 2, [token]: 1 });
    t.expect(1).has({ gold: 2, magic: 2 });
    expect(t.state.active).toBe(1);
  });

  test.each([
    ['cathedral-of-st-aquila', 'gold'],
    ['the-orb-of-urdr', 'magic'],
  ] as const)('CK 5.3, R8 built this turn, %s already works at its end', (id, token) => {
    const t = built(id).choose('gain:strength');
    t.expect(0)
      .owns(id)
      .has({ [token]: 1 });
    expect(t.player(1)[token]).toBe({ gold: 2, magic: 1 }[token] - 1);
  });

  test.each([
    ['cathedral-of-st-aquila', { magic: 5, strength: 5 }],
    ['the-orb-of-urdr', { gold: 5, strength: 5 }],
  ])(
    'CK 5.10 %s: if there is nothing, nothing is taken, and the Bank does not replace it',
    (id, theirs) => {
      const t = table({ own: [id], purse: {} })
        .purse(1, theirs)
        .act()
        .play('gain:strength', 'gain:strength');
      t.expect(0).has({ gold: 0, magic: 0, strength: 2 });
      t.expect(1).has(theirs);
    },
  );

  test('CK 5.10, R12 an opponent with nothing can be chosen', () => {
    const t = table({ players: 3, own: ['cathedral-of-st-aquila'], purse: {} })
      .purse(1, {})
      .purse(2, { gold: 1 })
      .act()
      .play('gain:strength', 'gain:strength');
    t.choose('seat:1').expect(2).has({ gold: 1 });
    t.expect(0).has({ gold: 0 });
  });

  test('R12 taking can’t be declined: only the opponent is chosen', () => {
    const t = table({ players: 3, own: ['cathedral-of-st-aquila'] })
      .act()
      .play('gain:gold', 'gain:gold');
    t.refuses('pass');
  });

  test('both: each asks for its own opponent', () => {
    const t = table({ players: 3, own: ['cathedral-of-st-aquila', 'the-orb-of-urdr'], purse: {} })
      .act()
      .play('gain:strength', 'gain:strength');
    expect(t.asks().prompt).toMatchObject({ source: 'cathedral-of-st-aquila' });
    t.choose('seat:1');
    expect(t.asks().prompt).toMatchObject({ source: 'the-orb-of-urdr' });
    t.choose('seat:2').expect(0).has({ gold: 1, magic: 1 });
  });

  test('not at the end of another’s action phase', () => {
    const t = table({ own: ['cathedral-of-st-aquila'], purse: {} })
      .act(1)
      .play('gain:gold', 'gain:gold');
    t.expect(0).has({ gold: 0 });
  });
});

describe('CK 15.14 Forgotten Sorrows', () => {
  test('1 magic for a Citizen recruited', () => {
    table({ own: ['forgotten-sorrows'], purse: { gold: 1 } })
      .act()
      .choose('recruit:butcher')
      .expect(0)
      .has({ magic: 1 });
  });

  test('R28 and for a free one', () => {
    const t = table({ own: ['forgotten-sorrows'] })
      .leave({ mountains: 2 })
      .purse(0, { strength: 9 })
      .act();
    t.play('slay:orc-warrior', 'citizen:rogue').expect(0).has({ magic: 1 }).owns('rogue');
  });

  test('each time', () => {
    table({ own: ['forgotten-sorrows'], purse: { gold: 3 } })
      .act()
      .play('recruit:butcher', 'recruit:butcher')
      .split({ gold: 2, magic: 0 })
      .expect(0)
      .owns('butcher', 2)
      .has({ gold: 0, magic: 2 });
  });

  test('R28 its magic comes after the gain and can not pay for it', () => {
    const t = table().give(0, 'forgotten-sorrows').purse(0, { gold: 1 }).act();
    expect(t.blocked()).toHaveProperty('recruit:merchant');
  });

  test('R8 not when it is built, but for the next Citizen of the turn', () => {
    const t = built('forgotten-sorrows', { purse: { gold: 2 } });
    t.expect(0).has({ magic: 0 });
    t.choose('recruit:champion').expect(0).has({ magic: 1 });
  });

  test('not for the Citizens of others', () => {
    const t = table()
      .give(1, 'forgotten-sorrows')
      .purse(1, {})
      .purse(0, { gold: 1 })
      .act()
      .choose('recruit:butcher');
    t.expect(1).has({ magic: 0 });
  });
});

describe('CK 15.14 The Violet Thorn', () => {
  test('1 magic for a Monster slain, on top of its reward', () => {
    table({ own: ['the-violet-thorn'], purse: { strength: 4 } })
      .act()
      .choose('slay:owlbear')
      .expect(0)
      .has({ magic: 3 });
  });

  test('also for a Monster that a power allows to slay', () => {
    const t = ready('eye-of-asteraten').give(0, 'the-violet-thorn');
    build('eye-of-asteraten', t)
      .choose('slay:goblin')
      .expect(0)
      .has({ magic: 1, gold: 1, strength: 4 });
  });

  test("CK 15.10 not for the Monster of Purloiner's Perch", () => {
    const t = ready('purloiners-perch').give(0, 'the-violet-thorn').give(1, 'goblin');
    build('purloiners-perch', t).expect(0).owns('goblin').has({ magic: 0 });
  });

  test('R8 not when it is built, but for the next Monster of the turn', () => {
    const t = built('the-violet-thorn', { purse: { strength: 1 } });
    t.expect(0).has({ magic: 0 });
    t.choose('slay:goblin').expect(0).has({ magic: 1 });
  });
});

describe('CK 15.16 a free Citizen', () => {
  const ALL =
    'cleric merchant mercenary archer peasant knight rogue champion paladin butcher'.split(' ');

  test.each([
    ['shattered-hand', ['cleric', 'paladin']],
    ['darktide-harbour', ['mercenary', 'rogue']],
    ['rogues-landing', ['merchant', 'peasant', 'butcher']],
    ['grimmwater-keep', ALL.filter(id => id !== 'archer')],
    ['cloudriders-camp', ['knight', 'champion']],
  ])('%s offers %j', (id, fitting) => {
    const t = built(id);
    expect(t.offered()).toEqual(fitting.map(citizen => `citizen:${citizen}`));
    t.refuses('pass');
    const before = t.stack(fitting[0]!).length;
    t.choose(`citizen:${fitting[0]!}`).expect(0).has({ gold: 0 });
    expect(t.stack(fitting[0]!)).toHaveLength(before - 1);
  });

  test.each([
    ['shattered-hand', ['cleric', 'paladin']],
    ['darktide-harbour', ['mercenary', 'rogue']],
    ['rogues-landing', ['merchant', 'peasant', 'butcher']],
    ['grimmwater-keep', ALL.filter(id => id !== 'archer')],
  ])('CK 5.8, R11 %s brings nothing if there is no such Citizen', (id, fitting) => {
    const t = ready(id).leave(Object.fromEntries(fitting.map(citizen => [citizen, 0])));
    const had = [...t.player(0).citizens];
    build(id, t);
    expect(t.player(0).citizens).toEqual(had);
    expect(t.step()).toBe('action');
    t.expect(0).owns(id);
  });

  test("Cloudrider's Camp: 3 strength as well; R11 the strength comes even without a Soldier", () => {
    built('cloudriders-camp')
      .choose('citizen:knight')
      .expect(0)
      .has({ strength: 3 })
      .owns('knight', 2);
    const t = built('cloudriders-camp', {}, t => t.leave({ knight: 0, champion: 0 }));
    t.expect(0).has({ strength: 3 });
    expect(t.step()).toBe('action');
  });

  test('the price does not matter: Shattered Hand brings a Cleric, even if three are owned', () => {
    built('shattered-hand', {}, t => t.give(0, 'cleric', 'cleric', 'cleric'))
      .choose('citizen:cleric')
      .expect(0)
      .owns('cleric', 4)
      .has({ gold: 0 });
  });

  test('the last Citizen of its stack: the Exhausted card comes with the end of the action', () => {
    const t = built('shattered-hand', {}, t => t.leave({ cleric: 1 })).choose('citizen:cleric');
    expect(t.state.exhausted).toBe(1);
  });
});

describe('CK 15.17 Eye of Asteraten', () => {
  test('5 strength, then a Monster at its usual price inside this action', () => {
    const t = built('eye-of-asteraten');
    t.expect(0).has({ strength: 5 });
    expect(t.offered()).toEqual(
      'slay:goblin slay:skeleton slay:treant slay:owlbear slay:dire-bear pass'.split(' '),
    );
    t.choose('slay:owlbear').expect(0).has({ strength: 1, magic: 2 }).owns('owlbear');
    // It did not count as one of the two actions.
    expect(t.asks().prompt).toMatchObject({ say: 'action', left: 1 });
  });

  test('R3 magic may stand in as in any action', () => {
    const t = built('eye-of-asteraten', { purse: { magic: 2 } });
    t.choose('slay:owlbear')
      .split({ strength: 2, magic: 2 })
      .expect(0)
      .has({ strength: 3, magic: 2 });
  });

  test('it can be declined', () => {
    const t = built('eye-of-asteraten').choose('pass');
    t.expect(0).has({ strength: 5 }).owns('owlbear', 0);
    expect(t.asks().prompt).toMatchObject({ left: 1 });
  });

  test('nobody is asked if no Monster can be slain', () => {
    const t = ready('eye-of-asteraten').leave({
      hills: 1,
      ruins: 1,
      forest: 1,
      valley: 1,
      mountains: 1,
    });
    build('eye-of-asteraten', t).expect(0).has({ strength: 5 });
    expect(t.step()).toBe('action');
  });

  test('what can’t be paid for is shown with the reason', () => {
    const t = built('eye-of-asteraten', {}, t => t.leave({ mountains: 1 }));
    expect(t.blocked()).toEqual({ 'slay:orc-chieftain': 'cannot-pay' });
  });
});

describe("CK 15.18 Cutthroat's Truce", () => {
  test('3 gold from a chosen opponent', () => {
    const t = built('cutthroats-truce', { wishes: { players: 3 } }, t =>
      t.purse(1, { gold: 4 }).purse(2, { gold: 5 }),
    );
    expect(t.offered()).toEqual(['seat:1', 'seat:2']);
    t.choose('seat:2').expect(0).has({ gold: 3 });
    t.expect(2).has({ gold: 2 });
  });

  test('or what they have', () => {
    const t = built('cutthroats-truce', {}, t => t.purse(1, { gold: 2, magic: 5 }));
    t.expect(0).has({ gold: 2, magic: 0 });
    t.expect(1).has({ gold: 0, magic: 5 });
  });
});

describe('CK 15.18 Golden Obelisk of Nae', () => {
  test('when it is built, its owner may pay 3 magic for 3 victory tokens', () => {
    const t = built('golden-obelisk-of-nae', { purse: { magic: 4 } });
    expect(t.offered()).toEqual(['pay', 'pass']);
    t.choose('pay').expect(0).has({ magic: 1, vp: 3 });
    expect(t.step()).toBe('action');
  });

  test('or not', () => {
    built('golden-obelisk-of-nae', { purse: { magic: 6 } })
      .choose('pass')
      .expect(0)
      .has({ magic: 6, vp: 0 });
  });

  test('only once, and nobody without the magic is asked', () => {
    const t = built('golden-obelisk-of-nae', { purse: { magic: 6 } }).choose('pay');
    t.expect(0).has({ magic: 3, vp: 3 });
    expect(t.step()).toBe('action');
    const poor = built('golden-obelisk-of-nae', { purse: { magic: 2 } });
    expect(poor.step()).toBe('action');
  });
});

describe('CK 15.9 Watcher on the Water', () => {
  test('a slain Monster goes back on top of its stack for 3 victory tokens', () => {
    const t = ready('watcher-on-the-water').give(0, 'goblin-king', 'goblin', 'skeleton');
    build('watcher-on-the-water', t);
    expect(t.offered()).toEqual(['return:goblin-king', 'return:goblin', 'return:skeleton', 'pass']);
    t.choose('return:goblin-king').expect(0).has({ vp: 3 }).owns('goblin-king', 0).owns('goblin');
    // R13: on top, whatever its strength.
    expect(t.stack('hills')[0]).toBe('goblin-king');
  });

  test('it can be declined', () => {
    const t = built('watcher-on-the-water', {}, t => t.give(0, 'goblin')).choose('pass');
    t.expect(0).has({ vp: 0 }).owns('goblin');
  });

  test('without a slain Monster nobody is asked', () => {
    expect(built('watcher-on-the-water', {}, t => t.give(1, 'goblin')).step()).toBe('action');
  });

  test('CK 5.11 an Exhausted card is removed first', () => {
    const t = ready('watcher-on-the-water').leave({ hills: 0, knight: 0 }).give(0, 'goblin');
    expect(t.state.exhausted).toBe(2);
    build('watcher-on-the-water', t).choose('return:goblin');
    expect(t.state.exhausted).toBe(1);
    expect(t.stack('hills')).toEqual(['goblin']);
    // And it can be slain again, by the same player.
    t.purse(0, { strength: 1 }).choose('slay:goblin').expect(0).owns('goblin');
    expect(t.state.exhausted).toBe(2);
  });
});

describe('CK 15.9, R27 Nest of the Weaver Witch', () => {
  test('a Citizen goes back on top of its stack for 3 victory tokens', () => {
    const t = ready('nest-of-the-weaver-witch').give(0, 'archer');
    const had = t.stack('archer').length;
    build('nest-of-the-weaver-witch', t);
    expect(t.offered()).toEqual(['return:archer', 'return:butcher', 'pass']);
    t.choose('return:archer').expect(0).has({ vp: 3 }).owns('archer', 0);
    expect(t.stack('archer')).toHaveLength(had + 1);
  });

  test('roles are needed only for building: a required Worker can be returned', () => {
    built('nest-of-the-weaver-witch')
      .choose('return:butcher')
      .expect(0)
      .owns('butcher', 1)
      .owns('nest-of-the-weaver-witch');
  });

  test('never a Starter', () => {
    const t = built('nest-of-the-weaver-witch');
    expect(t.offered()).toEqual(['return:butcher', 'pass']);
    t.refuses('return:starter-peasant');
  });

  test('it can be declined', () => {
    built('nest-of-the-weaver-witch').choose('pass').expect(0).has({ vp: 0 }).owns('butcher', 2);
  });

  test('CK 5.11 an exhausted stack is open again', () => {
    const t = ready('nest-of-the-weaver-witch').leave({ butcher: 0 });
    expect(t.state.exhausted).toBe(1);
    build('nest-of-the-weaver-witch', t).choose('return:butcher');
    expect(t.state.exhausted).toBe(0);
    t.purse(0, { gold: 2 }).choose('recruit:butcher').expect(0).owns('butcher', 2);
    expect(t.state.exhausted).toBe(1);
  });
});

describe("CK 15.10 Purloiner's Perch", () => {
  test('a random Monster of an opponent, without its reward', () => {
    const t = ready('purloiners-perch', { wishes: { players: 3 } })
      .give(1, 'goblin', 'skeleton', 'treant')
      .give(2, 'owlbear');
    build('purloiners-perch', t);
    expect(t.offered()).toEqual(['seat:1', 'seat:2']);
    t.choose('seat:1').expect(0).has({ gold: 0, magic: 0 });
    expect(t.player(0).monsters).toHaveLength(1);
    expect(t.player(1).monsters).toHaveLength(2);
    expect(t.player(2).monsters).toHaveLength(1);
  });

  test('the Monster is random', () => {
    const taken = new Set<number>();
    for (let i = 0; i < 20; i++) {
      const t = ready('purloiners-perch').give(1, 'goblin', 'skeleton', 'treant').act();
      t.state.core.rng.drawn += i;
      taken.add(t.choose('build:purloiners-perch').player(0).monsters[0]!);
    }
    expect(taken.size).toBe(3);
  });

  test('CK 5.10, R12 an opponent without Monsters can be chosen: nothing happens', () => {
    const t = ready('purloiners-perch', { wishes: { players: 3 } }).give(1, 'goblin');
    build('purloiners-perch', t).choose('seat:2').expect(1).owns('goblin');
    expect(t.player(0).monsters).toEqual([]);
  });

  test('nobody is asked if no opponent has a Monster', () => {
    expect(built('purloiners-perch', { wishes: { players: 3 } }).step()).toBe('action');
  });

  test('the Monster counts for its new owner: for a Boss of its area', () => {
    const t = ready('purloiners-perch', { purse: { strength: 6 } })
      .give(1, 'goblin')
      .leave({ hills: 1 });
    build('purloiners-perch', t).choose('slay:goblin-king').expect(0).has({ gold: 2 });
  });
});

test('CK 5.9 powers of several players go round the table from the active player', () => {
  // Gargan’s Embrace is the only power that works in the turns of others. There is one card of it, so the order of seats does not matter.
  for (const owner of [0, 1, 2]) {
    const t = table({ players: 3 }).give(owner, 'gargans-embrace').roll(3, 3, 1);
    expect(t.state.players.map(({ vp }) => vp)).toEqual(
      [0, 1, 2].map(seat => (seat === owner ? 1 : 0)),
    );
    expect(cardKingdoms.problems(t.state)).toEqual([]);
  }
});
