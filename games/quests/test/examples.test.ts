// Every worked example of the rulebook, by name.
import { describe, expect, test } from 'vitest';
import { addCitizens, amountOf, newBand } from '../requirements.ts';
import { RESOURCES } from '../cards/language.ts';
import { citizen, quest, table } from './table.ts';

const [MARIA, SARAH] = [0, 1];

describe('examples of the rulebook', () => {
  test('Maria adds a Warlord: 3 Strength become 6 [QV 7.4, 7.6]', () => {
    const band = newBand();
    addCitizens(band, ['knight', 'archer'].map(citizen));
    const strength = RESOURCES.indexOf('strength');
    expect(amountOf(band, strength)).toBe(3);
    addCitizens(band, [citizen('warlord')]);
    expect(amountOf(band, strength)).toBe(6);
    // A Quest that needs 5 Strength and a Shadow.
    const t = table()
      .give(MARIA, { guild: ['knight', 'archer', 'warlord', 'alchemist'] })
      .active('hunt-the-marsh-troll')
      .play('quest', 'send:knight', 'send:archer', 'send:warlord');
    expect(t.player(MARIA).completed).toEqual([quest('hunt-the-marsh-troll')]);
  });

  test('Maria hired at the first 1: the others slide, a new card comes to the 3 [QV 8.2]', () => {
    const t = table()
      .give(MARIA, { hand: ['monk'] })
      .line('baker', 'miner', 'sorceress', 'knight', 'rogue', 'templar')
      .next('cleric', 'wizard')
      .play('hire', 'hire:2:miner', 'draw');
    expect(t.tavern).toEqual(['baker', 'sorceress', 'knight', 'rogue', 'templar', 'wizard']);
  });

  test('Sarah hires a Monk from a hand of three with the other two [QV 5.2, 5.4]', () => {
    const t = table(2, { hand: ['monk', 'blacksmith', 'archer'] }).play('hire', 'hire:hand:monk');
    expect([t.hand(0), t.guild(0), t.discards]).toEqual([[], ['monk'], ['blacksmith', 'archer']]);
  });

  test('Maria hires the Champion at a 1 with a Knight of her Guild [QV 5.1, 5.3]', () => {
    const t = table()
      .give(MARIA, { hand: [], guild: ['knight'] })
      .give(SARAH, { hand: [] })
      .line(null, 'champion')
      .play('hire', 'hire:2:champion');
    expect([t.guild(MARIA), t.discards]).toEqual([['champion'], ['knight']]);
  });

  test('Maria’s Bishop steals Sarah’s Wizard, whose power does not work [QV 5.7, 11.4]', () => {
    const t = table()
      .give(SARAH, { guild: ['wizard'] })
      .line('bishop')
      .play('hire', 'hire:1:bishop', 'do');
    expect([t.guild(MARIA), t.guild(SARAH)]).toEqual([['bishop', 'wizard'], []]);
    expect([t.step(), t.hand(MARIA).length]).toEqual(['action', 3]);
  });

  test('Maria completes Repair the Bridges of Pratchett’s Plateau and draws [QV 7.8]', () => {
    const t = table()
      .give(MARIA, { hand: [], guild: ['miner', 'blacksmith'] })
      .active('repair-the-bridges-of-pratchetts-plateau')
      .next('monk')
      .play('quest', 'send:miner', 'repair-the-bridges-of-pratchetts-plateau');
    expect(t.hand(MARIA)).toEqual(['monk']);
    expect(t.player(MARIA).completed).toHaveLength(1);
    expect(t.state.actions).toBe(1);
  });
});
