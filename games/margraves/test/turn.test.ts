import { describe, expect, test } from 'vitest';
import { LINE_PRICES } from '../cards/boards.ts';
import { table } from './table.ts';

describe('a turn [MV 4]', () => {
  test('MV 4.1 a Citizen for its pennant or its power, Recall, or Build', () => {
    const t = table();
    expect(t.offered()).toEqual([
      'pennant:merchant',
      'power:merchant',
      'pennant:alchemist',
      'power:alchemist',
      'pennant:paladin',
      'power:paladin',
      'pennant:captain',
      'power:captain',
      'recall',
    ]);
    expect(t.why('build')).toBe('no-material');
    t.play('power:alchemist');
    expect(t.hand()).toEqual(['merchant', 'paladin', 'captain']);
  });

  test('MV 4.2 then the turn ends, and the next to the left begins', () => {
    const t = table(3).endTurn();
    expect([t.state.turn.number, t.state.turn.seat]).toEqual([2, 1]);
  });

  test('MV 4.3 the pennant from top to bottom', () => {
    const t = table().play('pennant:alchemist');
    expect([t.player().gold, t.step()]).toEqual([2, 'move']);
    t.play('pass');
    expect(t.step()).toBe('deploy');
    t.play('pass');
    expect(t.state.turn.seat).toBe(1);
  });

  test('MV 4.3, R4 gold and strength are not asked about; a wild icon can be skipped', () => {
    const t = table().play('pennant:merchant');
    expect(t.offered()).toEqual(['stone', 'wood', 'magic', 'pass']);
    t.play('pass');
    expect([t.purse(), t.step()]).toEqual([{ gem: 1 }, 'move']);
    expect(table().play('pennant:captain').player().strength).toBe(1);
  });

  test('MV 4.3 Holy pennants move twice', () => {
    const t = table().play('pennant:paladin', 'move:namin', 'gain:gold:2');
    expect([t.step(), t.offered()]).toEqual(['move', ['move:shilina', 'move:silesia', 'pass']]);
  });

  test('MV 4.4 the margrave goes by road, one step; nobody else’s moves', () => {
    const t = table().play('pennant:alchemist');
    expect(t.offered()).toEqual(['move:namin', 'move:thraecius', 'pass']);
    t.play('move:thraecius');
    expect(t.state.players.map(({ margrave }) => margrave)).toEqual([7, 0]);
  });

  test('MV 4.5 a knight from here to the next Location, or from storage to here', () => {
    const t = table().has(0, { knight: 1 }).play('pennant:alchemist', 'pass');
    expect(t.offered()).toEqual(['deploy:namin', 'deploy:thraecius', 'place:shilina', 'pass']);
    t.play('deploy:namin', 'gain:stone:1');
    expect([t.knightsIn('shilina'), t.knightsIn('namin')]).toEqual([0, 2]);
    expect(t.purse()).toEqual({ gold: 2, stone: 1, gem: 1, knight: 1 });
  });

  test('MV 4.5 from storage to where the margrave is, and that Location is used', () => {
    const t = table().has(0, { knight: 1 }).at(0, 'viktoria');
    t.play('pennant:alchemist', 'pass', 'place:viktoria', 'gain:strength:1');
    expect(t.purse()).toEqual({ gold: 2, strength: 1, gem: 1 });
    expect(t.knightsIn('viktoria')).toBe(2);
  });

  test('MV 4.5 without a knight here or in storage nobody is asked', () => {
    const t = table().knights('shilina', 0).play('pennant:alchemist', 'pass');
    expect(t.state.turn.seat).toBe(1);
  });

  test('MV 4.6 with a single card in hand, the player must recall', () => {
    const t = table()
      .played(1, 'merchant', 'alchemist', 'paladin')
      .line('monk', 'cleric')
      .endTurn();
    // Nobody is asked about anything but the Citizen who leaves the line.
    expect([t.asks().seat, t.step()]).toEqual([1, 'dismiss']);
    expect(t.state.turn.mustRecall).toBe(true);
  });

  test('MV R5 a grant that retrieves another card changes nothing', () => {
    const t = table(5).played(1, 'merchant', 'alchemist', 'paladin').owns(1, 'i-18').endTurn();
    expect([t.step(), t.offered()]).toEqual(['play', ['recall', 'grant:i-18']]);
    t.play('grant:i-18', 'retrieve:merchant');
    expect(t.hand(1)).toEqual(['merchant', 'captain']);
    expect([t.step(), t.why('power:merchant')]).toEqual(['dismiss', 'absent']);
  });

  test('MV 4.7 for Build a card is played face down', () => {
    const t = table().has(0, { stone: 1, wood: 1, magic: 1 }).play('build');
    expect([t.step(), t.offered()]).toEqual([
      'face-down',
      ['merchant', 'alchemist', 'paladin', 'captain'],
    ]);
    t.play('captain');
    expect(t.hand()).toEqual(['merchant', 'alchemist', 'paladin']);
    expect(t.player().lying).toEqual([0, 0, 0, 2]);
  });
});

describe('Recall and hiring [MV 5]', () => {
  const line = ['monk', 'cleric', 'bard', 'rogue', 'pilot'];

  test('MV 5.2 a Citizen of the line leaves the game, all cards come back, and one may be hired', () => {
    const t = table()
      .line(...line)
      .played(0, 'merchant')
      .faceDown(0, 'paladin')
      .has(0, { gold: LINE_PRICES[2]! });
    t.play('recall');
    expect([t.step(), t.offered()]).toEqual([
      'dismiss',
      'dismiss:1:monk dismiss:2:cleric dismiss:3:bard dismiss:4:rogue dismiss:5:pilot'.split(' '),
    ]);
    t.play('dismiss:1:monk');
    expect(t.hand()).toEqual(['merchant', 'alchemist', 'paladin', 'captain']);
    expect(t.step()).toBe('hire');
    t.play('hire:3:bard');
    expect(t.hand()).toEqual(['merchant', 'alchemist', 'paladin', 'captain', 'bard']);
    expect(t.player().gold).toBe(0);
    expect(t.state.gone.citizens).toHaveLength(1);
  });

  test('MV 5.2 hiring is optional', () => {
    const t = table()
      .line(...line)
      .has(0, { gold: 9 })
      .play('recall', 'dismiss:5:pilot', 'pass');
    expect([t.player().gold, t.state.turn.seat]).toEqual([9, 1]);
  });

  test('MV 5.3 nothing slides before the end of the turn', () => {
    const t = table()
      .line(...line)
      .has(0, { gold: LINE_PRICES[0]! })
      .play('recall', 'dismiss:1:monk');
    // The cheapest slot is empty now: nothing can be hired, and nobody is asked.
    expect(t.state.turn.seat).toBe(1);
    expect(t.lineIds.slice(0, 4)).toEqual(['cleric', 'bard', 'rogue', 'pilot']);
  });

  test('MV 5.4 a Citizen costs the gold of its slot, and comes into the hand', () => {
    const t = table()
      .line(...line)
      .has(0, { gold: LINE_PRICES[3]! })
      .at(0, 'namin');
    t.play('pennant:paladin', 'move:shilina', 'act:hire');
    expect(t.offered()).toEqual([
      'hire:1:monk',
      'hire:2:cleric',
      'hire:3:bard',
      'hire:4:rogue',
      'pass',
    ]);
    expect(t.why('hire:5:pilot')).toBe('too-dear');
    expect(t.because('hire:5:pilot')).toMatch(/^needs \d+ more gold$/);
    t.play('hire:4:rogue');
    expect([t.player().gold, t.hand().at(-1)]).toEqual([0, 'rogue']);
    expect(t.lineIds).toEqual(['monk', 'cleric', 'bard', '', 'pilot']);
  });
});

describe('powers of cards [MV 5]', () => {
  test('MV 5.1 in their order; "may" can be declined, the rest must be done', () => {
    const t = table().hired(0, 'ranger').monster('ogre-bully').play('power:ranger');
    expect([t.player().strength, t.step()]).toEqual([1, 'move']);
    t.play('pass');
    // No monster is weak enough: nobody is asked.
    expect(t.state.turn.seat).toBe(1);
  });

  test('MV 5.5 all players may: first the one who plays, then clockwise, and each can decline', () => {
    const t = table(3).has(1, { gold: 1 }).has(2, { gold: 1 }).play('power:merchant', 'stone');
    expect(t.asks().seat).toBe(0);
    t.play('pay', 'wood');
    expect(t.asks().seat).toBe(1);
    t.play('pass');
    expect(t.asks().seat).toBe(2);
    t.play('pay', 'magic');
    expect(t.state.players.map(({ gold }) => gold)).toEqual([3, 1, 0]);
    expect(t.player(2).magic).toBe(1);
  });

  test('MV 5.5 the supply can be empty before the last player', () => {
    const t = table(3).has(0, { gold: 1 }).has(1, { gold: 1 }).has(2, { gold: 1 });
    t.supply('knight', 2).monster('ogre-bully').play('power:captain', 'pay');
    // Both knights are gone: the others are not asked.
    expect([t.player().knight, t.state.turn.seat]).toEqual([2, 1]);
  });

  test('MV 5.6 a card played before comes back; not the one just played', () => {
    const t = table().hired(0, 'cleric').played(0, 'merchant', 'captain');
    t.play('power:cleric', 'pass');
    expect(t.offered()).toEqual(['retrieve:merchant', 'retrieve:captain']);
    t.play('retrieve:captain');
    expect(t.hand()).toEqual(['alchemist', 'paladin', 'captain']);
  });

  test('MV 5.6 another card of the same name may come back', () => {
    const t = table().hired(0, 'cleric', 'cleric').played(0, 'cleric');
    t.play('power:cleric', 'pass');
    // There is only one, so nobody is asked.
    expect(t.told('retrieved')).toHaveLength(1);
    expect(t.hand().filter(id => id === 'cleric')).toHaveLength(1);
  });

  test('MV R7 nothing was played before: nothing comes back', () => {
    const t = table().hired(0, 'cleric').play('power:cleric', 'pass');
    expect([t.state.turn.seat, t.told('retrieved')]).toEqual([1, []]);
  });

  test('MV R7, 9.5 a grant brings back the only card that was played: nothing is left for the Cleric', () => {
    const t = table(5).hired(0, 'cleric').played(0, 'captain').owns(0, 'i-18', 'i-01');
    t.play('power:cleric', 'pass', 'grant:i-18', 'retrieve:captain');
    expect([t.told('retrieved').length, t.hand().includes('captain')]).toEqual([1, true]);
    // Another grant can be used, so the player is asked.
    expect([t.step(), t.offered()]).toEqual(['retrieve', ['none', 'grant:i-01']]);
    t.play('none', 'go-on');
    expect(t.state.turn.seat).toBe(1);
  });

  test('MV R7 face-down cards can come back too', () => {
    const t = table().hired(0, 'cleric').played(0, 'merchant').faceDown(0, 'captain');
    t.play('power:cleric', 'pass', 'retrieve-hidden:captain');
    expect(t.hand()).toEqual(['alchemist', 'paladin', 'captain']);
  });
});
