import { carriesIn, solve } from '@castellan/table';
import { LOCALES } from '@castellan/table/languages';
import { playLessons, uiSuite } from '@castellan/table/testing';
import { describe, expect, test } from 'vitest';
import { CITIZENS } from '../cards/citizens.ts';
import { GUILD_MASTERS } from '../cards/guild-masters.ts';
import { quests } from '../index.ts';
import { questPoints } from '../scoring.ts';
import { citizen, quest, table } from '../test/table.ts';
import { lacksFor, planBand, planPayers, questsLost } from '../view.ts';
import { icons } from '../vocabulary/icons.ts';
import { terms } from '../vocabulary/terms.ts';
import art from './art.json' with { type: 'json' };
import { carries } from './carries.ts';
import { card } from './faces.ts';
import { handbook } from './handbook.ts';
import { CLAUSES, ui } from './index.tsx';
import { speech } from './speech.ts';
import { stage } from './stage.ts';

await uiSuite({
  game: quests,
  ui,
  speech,
  terms,
  art,
  icons,
  clauses: CLAUSES,
  players: { stage: [1, 2, 3, 4, 5], beats: [1, 2, 4], carries: [1, 2, 4] },
  cards: 32 + 32 + 6,
  isSomeRowless: true,
  absent: {
    wide: ['tray'],
    tablet: ['tray'],
    phone: ['own', 'purse'],
    low: ['own', 'purse'],
    lying: ['own', 'purse'],
  },
  faceless: ['seat:0', 'deck:quests', 'hand:nobody', 'quest:', 'line:1', 'monk'],
  places: {
    'citizen:monk': ['hand:monk', 'guild:monk:2', 'line:3:monk', 'tableau:1:citizen:monk'],
    'quest:rig-the-tournament': ['tableau:0:quest:rig-the-tournament'],
  },
  carried: [
    'action-draw',
    'action-hire',
    'action-quest',
    'action-reserve',
    'discard-from-guild',
    'discard-from-hand',
    'go-on-quest',
    'hire',
    'hire-from-hand',
    'pick-citizen',
    'reserve',
    'send',
  ],
  cardRefs: /^(hand|guild|line|quest):/,
  drawn:
    /^(hand|guild):[a-z-]+(:\d)?$|^line:\d:[a-z-]+$|^quest:[a-z-]+$|^tableau:\d:citizen:[a-z-]+$|^seat:\d$|^deck:(citizens|quests)$|^action:(hire|reserve|quest)$|^bonus:|^turn$/,
  flights: [
    [
      { say: 'drew', seat: 1, citizen: null },
      [{ from: 'deck:citizens', to: 'hand-of:1', token: 'card:citizen', n: 1 }],
    ],
    [
      { say: 'drew', seat: 0, citizen: 'monk' },
      [{ from: 'deck:citizens', to: 'hand:monk', card: 'citizen:monk' }],
    ],
    [
      { say: 'hired', seat: 0, citizen: 'monk', paid: [] },
      [{ from: 'tavern-line', to: 'guild-of:0', card: 'citizen:monk' }],
    ],
    [{ say: 'turn', seat: 0, turn: 1 }, []],
  ],
});

test('Citizens lie side by side, large enough to be read: eight of them, on a phone four', () => {
  const tile = (width: number, height: number): number =>
    solve(stage, { width, height }, 3).tile.width;
  expect(tile(1440, 900)).toBeGreaterThanOrEqual(100);
  expect(tile(768, 1024)).toBeGreaterThanOrEqual(84);
  expect(tile(390, 844)).toBeGreaterThanOrEqual(80);
});

test.each(LOCALES)('cards show their stand-ins: %s', locale => {
  for (const { id, standIns } of CITIZENS)
    expect(card(`citizen:${id}`, locale)!.standIns?.length ?? 0).toBe(standIns.length);
});

/** The text of a clause in the rules of a language. */
function clause(locale: (typeof LOCALES)[number], id: string): string {
  const clauses = handbook.rules(locale).flatMap(section => section.clauses);
  return clauses.find(one => one.id === `QV ${id}`)!.text;
}

test.each([
  ['en', /still tied share the victory/, /Guild Master adds/, /right to left/],
  ['de', /teilt sich den Sieg/, /Gildenmeister zählt/, /rechts nach links/],
  ['fr', /partagent la victoire/, /Maître de guilde compte/, /droite à gauche/],
] as const)(
  'QV 9.5, 10.3, 10.9 a tie can be shared; alone Quests are laid from the right, and the Guild Master counts: %s',
  (locale, shared, counts, laid) => {
    expect(clause(locale, '9.5')).toMatch(shared);
    expect(clause(locale, '10.9')).toMatch(counts);
    expect(clause(locale, '10.3')).toMatch(laid);
  },
);

test.each([
  ['en', /end of the turn/i, '10.4', /After each turn/],
  ['de', /Ende des Zuges/i, '8.1', /Allein/],
  ['fr', /fin du tour/i, '8.1', /solitaire/],
] as const)(
  'QV 10.4 alone, no empty place is said to be filled at the end of the turn: %s',
  (locale, end, told, alone) => {
    const { say } = speech(locale);
    const empty = [false, true].map(isAlone => say('empty-quest', { isAlone }));
    expect(empty).toEqual([expect.stringMatching(end), expect.not.stringMatching(end)]);
    expect(clause(locale, told)).toMatch(alone);
    for (const ruling of Object.values(speech(locale).rulings).flat())
      expect(ruling).not.toMatch(end);
  },
);

const ids = (cards: readonly number[]): string[] => cards.map(at => CITIZENS[at]!.id);

test('the tutorial ends as it says', () => {
  const tutorial = handbook.tutorial('en');
  const { players, turn, actions } = playLessons(quests, tutorial).table.state;
  expect([turn, actions]).toEqual([2, 1]);
  expect(questPoints(players[tutorial.seat]!)).toBe(3);
  expect(players[tutorial.seat]!.guild).toEqual([]);
});

test('the tutorial tells the truth about the deal', () => {
  const { settings, seed } = handbook.tutorial('en');
  const { players, line } = quests.setup(settings, seed);
  expect(ids(players[0]!.hand)).toEqual(['knight', 'templar', 'merchant']);
  expect(ids(line).slice(0, 2)).toEqual(['rogue', 'miner']);
  expect(GUILD_MASTERS[players[0]!.guildMaster]!.id).toBe('brannoc-the-wayfarer');
});

describe('means', () => {
  // A Worker, a Shadow, 3 Gold, 1 Strength.
  const ledger = quest('steal-the-barons-ledger');
  const [rogue, miner, monk] = [citizen('rogue'), citizen('miner'), citizen('monk')];

  test('what is lacking', () => {
    expect(lacksFor(ledger, [rogue])).toEqual({ roles: [1, 0, 0, 0], resources: [2, 0, 0] });
    expect(lacksFor(ledger, [rogue, miner])).toEqual({ roles: [0, 0, 0, 0], resources: [0, 0, 0] });
  });

  test('the fewest that are enough, beside those who are sent', () => {
    expect(planBand([monk, rogue, miner], ledger)).toEqual([rogue, miner]);
    expect(planBand([monk, miner], ledger, [rogue])).toEqual([miner]);
    expect(planBand([monk, rogue], ledger)).toBeNull();
  });

  test('what would be lost with a Citizen', () => {
    expect(questsLost([rogue, miner, monk], [ledger], miner)).toBe(1);
    expect(questsLost([rogue, miner, monk], [ledger], monk)).toBe(0);
    expect(questsLost([rogue, miner, miner], [ledger], miner)).toBe(0);
  });
});

test('a hire is usually paid from the hand, with what brings least and loses no Quest', () => {
  const knight = CITIZENS.findIndex(({ id }) => id === 'knight');
  const squire = CITIZENS.findIndex(({ id }) => id === 'squire');
  const payers = [
    { ref: 'guild:knight', card: knight, isOfGuild: true },
    { ref: 'hand:squire', card: squire, isOfGuild: false },
    { ref: 'hand:knight', card: knight, isOfGuild: false },
  ];
  const refs = (n: number): string[] => planPayers(payers, [knight], [], n).map(({ ref }) => ref);
  expect(refs(1)).toEqual(['hand:knight']);
  expect(refs(2)).toEqual(['hand:knight', 'hand:squire']);
  expect(refs(3)).toEqual(['hand:knight', 'hand:squire', 'guild:knight']);
});

describe('a press that stands for an action and what it is done with', () => {
  const begun = () =>
    table()
      .give(0, {
        hand: ['monk', 'baker', 'miner'],
        guild: ['knight', 'archer', 'warlord', 'alchemist'],
      })
      .active('hunt-the-marsh-troll', 'steal-the-barons-ledger');
  const pressed = () => {
    const t = begun();
    return carriesIn(carries, t.asks(0), t.game.view(t.state, 0)).filter(({ press }) => press);
  };

  test('is called what is chosen then: the Citizen with their price, the Quest by its name', () => {
    const inParts = pressed().filter(({ next = [] }) => next.length > 0);
    expect(new Set(inParts.map(({ note }) => note!.say))).toEqual(
      new Set(['hire', 'hire-from-hand', 'reserve']),
    );
    for (const { option, next, note } of inParts)
      expect(begun().choose(option).option(next![0]!)?.note).toEqual(note);
  });

  test('completes a Quest before it reserves it', () => {
    const said = pressed().filter(({ thing }) => thing === 'quest:hunt-the-marsh-troll');
    expect(said.map(({ note }) => note!.say)).toEqual(['go-on-quest', 'reserve']);
  });
});
