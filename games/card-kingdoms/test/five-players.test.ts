import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

describe('CK 12.2–12.4 the resting player', () => {
  test.each([0, 1, 2, 3, 4])('on seat %i’s turn the one to the right has no harvest', active => {
    const t = table({ players: 5 }).roll(5, 1, active);
    const resting = (active + 4) % 5;
    for (let seat = 0; seat < 5; seat++)
      t.expect(seat).has({ gold: seat === resting ? 2 : 3, strength: seat === resting ? 0 : 1 });
  });

  test('CK 12.2 in the first turn it is the one to the right of the first player', () => {
    const t = table({ players: 5, first: 3 }).roll(5, 1, 3);
    t.expect(2).has({ gold: 2 });
    t.expect(4).has({ gold: 3 });
  });

  test('CK 12.4 no compensation, either', () => {
    const t = table({ players: 5 }).roll(1, 2, 0);
    expect(t.asked().map(({ seat, step }) => [seat, step])).toEqual(
      [0, 1, 2, 3].map(seat => [seat, 'compensation']),
    );
  });

  test('no trades', () => {
    const t = table({ players: 5, setup: 'glittering-gold' })
      .give(4, 'alchemist')
      .purse(4, { magic: 3 })
      .roll(3, 5, 0);
    expect(t.asked().map(({ seat }) => seat)).not.toContain(4);
    t.expect(4).has({ magic: 3, gold: 0 });
  });

  test('CK 12.5 they can be stolen from', () => {
    const t = table({ players: 5, setup: 'mastery-over-magic', own: ['thief'], purse: {} }).roll(
      3,
      4,
      0,
    );
    expect(t.offered()).toEqual(['seat:1', 'seat:2', 'seat:3', 'seat:4']);
    t.play('seat:4', 'take:gold:2').expect(4).has({ gold: 0 });
  });

  test('with four players nobody rests', () => {
    const t = table({ players: 4 }).roll(5, 1, 0);
    for (let seat = 0; seat < 4; seat++) t.expect(seat).has({ gold: 3 });
  });
});

describe('CK 12.1 the stacks', () => {
  test('six Monsters, six Citizens, four Domains', () => {
    const t = table({ players: 5 });
    expect(t.stack('hills')).toEqual(
      'goblin goblin goblin goblin-mage goblin-mage goblin-king'.split(' '),
    );
    expect(t.stack('archer')).toHaveLength(6);
    expect(t.stack('domains:2')).toHaveLength(4);
  });

  test('three Domains are turned up one after another', () => {
    const t = table({
      players: 5,
      show: ['gargans-embrace'],
      own: ['archer', 'archer'],
      purse: { gold: 7 },
    }).act();
    t.choose('build:gargans-embrace');
    expect(t.stack('domains:0')).toHaveLength(3);
    expect(t.state.domainsBelow[0]).toHaveLength(2);
  });
});
