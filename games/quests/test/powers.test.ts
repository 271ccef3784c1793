import { describe, expect, test } from 'vitest';
import { appraise } from '../appraise.ts';
import { quests } from '../index.ts';
import type { TavernTable } from './table.ts';
import { citizen, quest, table } from './table.ts';

/** Three players, and this Citizen is free to hire. */
const hired = (id: string, prepare: (t: TavernTable) => unknown = () => {}): TavernTable => {
  const t = table(3).line(id, 'templar', 'mercenary').give(1, { hand: [] }).give(2, { hand: [] });
  prepare(t);
  return t.play('hire', `hire:1:${id}`);
};

describe('QV 11 powers', () => {
  test('QV 11.1 without the price there is no gain', () => {
    const t = hired('bard').choose('pass');
    expect([t.step(), t.hand(0).length]).toEqual(['action', 3]);
  });

  test('QV 11.1, R9 hand and Guild pay, also the card whose power it is', () => {
    const t = hired('bard', t => t.give(0, { hand: ['monk', 'monk'], guild: ['miner'] }));
    expect(t.offered()).toEqual(['hand:monk', 'guild:miner', 'guild:bard', 'pass']);
    t.choose('guild:bard');
    expect([t.guild(0), t.discards]).toEqual([['miner'], ['bard']]);
    expect(t.told('citizen-discarded')).toEqual([
      { say: 'citizen-discarded', seat: 0, from: 'guild', citizen: 'bard', source: 'bard' },
    ]);
  });

  test('QV 11.1 a copy in the Guild is another card than the one in hand', () => {
    const t = hired('bard', t => t.give(0, { hand: ['knight'], guild: ['knight'] }));
    expect(t.offered()).toEqual(['hand:knight', 'guild:knight', 'guild:bard', 'pass']);
    t.choose('guild:knight');
    expect([t.hand(0), t.guild(0)]).toEqual([['knight'], ['bard']]);
  });

  test('QV 11.2 one of the two', () => {
    const t = hired('squire', t => t.give(1, { hand: ['monk'] }).next('cleric'));
    expect(t.offered()).toEqual(['may:aim:scrap:random:hand', 'act:draw', 'pass']);
    t.choose('act:draw');
    expect([t.hand(0).at(-1), t.hand(1), t.step()]).toEqual(['cleric', ['monk'], 'action']);
  });

  test('QV 11.3 the Assassin discards a chosen Citizen from a Guild', () => {
    const t = hired('assassin', t => t.give(2, { guild: ['monk', 'archer', 'archer'] }));
    t.choose('do');
    expect(t.offered()).toEqual(['seat:1', 'seat:2']);
    t.choose('seat:2');
    expect(t.offered()).toEqual(['guild:monk', 'guild:archer']);
    t.choose('guild:archer');
    expect([t.guild(2), t.discards]).toEqual([['monk', 'archer'], ['archer']]);
  });

  test('QV 11.3, R17 an opponent who has nothing can be chosen', () => {
    const t = hired('assassin', t => t.give(2, { guild: ['monk'] })).play('do', 'seat:1');
    expect([t.step(), t.guild(2)]).toEqual(['action', ['monk']]);
  });

  test('QV 11.3, R17 nobody is asked if no opponent has a Citizen', () => {
    expect(hired('assassin').step()).toBe('action');
  });

  test('QV 11.3 the Butcher does it for a Citizen', () => {
    const t = hired('butcher', t =>
      t.give(0, { hand: ['cleric'] }).give(2, { guild: ['monk', 'archer'] }),
    );
    t.play('hand:cleric', 'seat:2', 'guild:monk');
    expect([t.guild(2), t.discards]).toEqual([['archer'], ['cleric', 'monk']]);
  });

  test('QV 11.4 the Bishop takes one, without its power', () => {
    const t = hired('bishop', t => t.give(1, { guild: ['knight', 'archer'] }));
    t.play('do', 'seat:1', 'guild:knight');
    expect([t.guild(0), t.guild(1), t.step()]).toEqual([
      ['bishop', 'knight'],
      ['archer'],
      'action',
    ]);
    expect(t.told('citizen-taken')).toEqual([
      { say: 'citizen-taken', seat: 0, from: 1, citizen: 'knight', source: 'bishop' },
    ]);
  });

  test('QV 11.5 the Bard: two Draws', () => {
    const t = hired('bard', t => t.give(0, { hand: ['monk'] }).next('cleric', 'rogue'));
    t.play('hand:monk', 'act:draw:0', 'act:draw:1');
    expect(t.hand(0)).toEqual(['cleric', 'rogue']);
  });

  test('QV 11.5, R5 what is paid can be drawn where nothing else is left', () => {
    const emptied = (t: TavernTable) => {
      t.player(0).guild.push(...t.state.deck.splice(0));
      t.player(0).guild.push(...t.state.discard.splice(0));
    };
    const t = hired('bard', emptied).choose('guild:bard');
    const hand = t.hand(0);
    expect(t.choose('act:draw:0').hand(0)).toEqual([...hand, 'bard']);
    // The second Draw finds nothing.
    expect(t.step()).toBe('action');
  });

  test('QV 10.7, 11.5 alone, what is paid can not be drawn', () => {
    const t = table(1).line('bard');
    t.player(0).guild.push(...t.state.deck.splice(0));
    expect(t.play('hire', 'hire:1:bard').step()).toBe('action');
  });

  test.each(['bogatyr', 'paladin'])('QV 11.6 the %s: a Quest at its requirements', id => {
    const t = hired(id, t =>
      t.give(0, { guild: ['thief', 'squire'] }).active('rig-the-tournament'),
    );
    expect(t.offered()).toEqual(['quest:rig-the-tournament', 'pass']);
    t.play('quest:rig-the-tournament', 'send:thief', 'send:squire', 'complete', 'pass');
    expect([t.guild(0), t.player(0).completed]).toEqual([[id], [quest('rig-the-tournament')]]);
    expect(hired(id, t => t.active('slay-the-ember-wyrm')).step()).toBe('action');
  });

  test('QV 11.7 the Sorceress: a Citizen of the Tavern Line', () => {
    const t = hired('sorceress').choose('may:lose:line');
    expect(t.offered()).toEqual(['line:2:templar', 'line:3:mercenary']);
    expect(t.option('line:3:mercenary')!.ref).toBe('line:3:mercenary');
    t.choose('line:3:mercenary');
    expect([t.tavern.slice(0, 3), t.discards]).toEqual([[null, 'templar', null], ['mercenary']]);
  });

  test('QV 11.7 or an Active Quest; or neither', () => {
    const sorceress = () =>
      hired('sorceress', t => t.active('rig-the-tournament', 'hold-the-river-ford'));
    const t = sorceress().play('may:lose:quests', 'quest:hold-the-river-ford');
    expect([t.board.slice(0, 2), t.questDiscards]).toEqual([
      ['rig-the-tournament', null],
      ['hold-the-river-ford'],
    ]);
    expect(sorceress().choose('pass').step()).toBe('action');
  });

  test('QV 11.7 the Mage: the Reserved Quest of an opponent, or an Active Quest', () => {
    const t = hired('mage', t => t.give(2, { reserved: 'slay-the-ember-wyrm' }));
    t.play('may:aim:scrap:reserved', 'seat:2');
    expect([t.player(2).reserved, t.questDiscards]).toEqual([-1, ['slay-the-ember-wyrm']]);
    const none = hired('mage', t => t.active('rig-the-tournament'));
    expect(none.why('may:aim:scrap:reserved')).toBe('power-nothing-there');
    none.choose('may:lose:quests');
    expect(none.questDiscards).toEqual(['rig-the-tournament']);
  });

  test('QV 11.8 the Thief takes a random card from a hand', () => {
    const t = hired('thief', t => t.give(0, { hand: [] }).give(1, { hand: ['monk', 'monk'] }));
    t.play('do', 'seat:1');
    expect([t.hand(0), t.hand(1)]).toEqual([['monk'], ['monk']]);
    const secret = [1, 0].map(seat => ({ seat, citizen: 'monk' }));
    expect(t.told('card-stolen')).toEqual([
      { say: 'card-stolen', seat: 0, from: 1, citizen: null, source: 'thief', secret },
    ]);
  });

  test('QV 11.9 the Baron: a Hire, for a Citizen', () => {
    const t = hired('baron', t => t.give(0, { hand: ['monk', 'cleric'] }));
    t.play('hand:monk', 'hire:2:templar').select(['hand:cleric']);
    expect([t.guild(0), t.discards]).toEqual([
      ['baron', 'templar'],
      ['monk', 'cleric'],
    ]);
  });

  describe('QV 11.9, R19 a warning before the Baron is paid for nothing', () => {
    /** Two cards are left with the Baron, and the only Citizen in the Tavern costs two. */
    const poor = (): TavernTable =>
      table(3)
        .line('baron', null, null, 'templar')
        .give(0, { hand: ['monk'] })
        .play('hire', 'hire:1:baron');

    test('the question and each card say so, and it can still be paid or declined', () => {
      const t = poor();
      expect(t.offered()).toEqual(['hand:monk', 'guild:baron', 'pass']);
      expect(t.asks().prompt).toMatchObject({ say: 'power-pay', wasted: true });
      expect(t.option('hand:monk')!.note).toMatchObject({ citizen: 'monk', wasted: true });
      expect(t.option('guild:baron')!.note).toMatchObject({ citizen: 'baron', wasted: true });
      expect(t.option('pass')!.note).toEqual({ say: 'pass' });
      t.choose('hand:monk');
      expect([t.step(), t.guild(0), t.discards]).toEqual(['action', ['baron'], ['monk']]);
    });

    test('in every language', () => {
      const t = poor();
      const said = (locale: 'en' | 'de' | 'fr'): string[] =>
        [t.asks().prompt, t.option('hand:monk')!.note].map(phrase =>
          quests.words[locale]!.say(phrase, String),
        );
      expect(said('en')).toEqual([
        'Baron: You may discard a Citizen from your hand or Guild to hire a Citizen at its price. But you couldn’t hire anyone afterwards.',
        'Discard Monk from your hand, but you couldn’t hire anyone afterwards',
      ]);
      for (const text of said('de'))
        expect(text).toMatch(/Das brächte nichts: Danach könntest du niemanden anwerben/);
      for (const text of said('fr')) expect(text).toMatch(/tu ne pourrais plus embaucher personne/);
    });

    test('only the card with which nobody is left to hire', () => {
      const t = table(3)
        .line('baron')
        .give(0, { hand: ['monk'], guild: ['miner', 'miner'] })
        .play('hire', 'hire:1:baron');
      expect(t.asks().prompt['wasted']).toBeUndefined();
      expect(t.option('hand:monk')!.note['wasted']).toBe(true);
      expect(t.option('guild:miner')!.note['wasted']).toBeUndefined();
    });

    test('nothing of it where a Citizen can be hired afterwards', () => {
      const t = hired('baron', t => t.give(0, { hand: ['monk', 'cleric'] }));
      expect(t.asks().prompt['wasted']).toBeUndefined();
      for (const { note } of t.asks().options) expect(note['wasted']).toBeUndefined();
    });

    test('nothing of it for the Necromancer, who also draws; but alone, when nobody is left to draw', () => {
      const paying = (players: number): TavernTable =>
        table(players)
          .line('necromancer', null, null, 'templar')
          .give(0, { hand: ['monk'] });
      expect(paying(3).play('hire', 'hire:1:necromancer').asks().prompt['wasted']).toBeUndefined();
      const alone = paying(1);
      alone.state.discard.push(...alone.state.deck.splice(0));
      alone.play('hire', 'hire:1:necromancer');
      expect(alone.asks().prompt['wasted']).toBe(true);
    });

    test('a greedy chair declines', () => {
      const { state } = poor();
      const worth = appraise['power/pay']!(state, 0, state.core.agenda[0]!.at(-1)!.args as never);
      expect(worth(citizen('monk'))).toBeLessThan(0);
    });
  });

  test.each(['sapper', 'champion'])('QV 11.10 the %s discards a random card from a hand', id => {
    const t = hired(id, t => t.give(2, { hand: ['monk', 'monk'] })).play('do', 'seat:2');
    expect([t.hand(2), t.discards]).toEqual([['monk'], ['monk']]);
  });

  test('QV 11.10 the Squire may do that too', () => {
    const t = hired('squire', t => t.give(2, { hand: ['monk'] }));
    t.play('may:aim:scrap:random:hand', 'seat:2');
    expect([t.hand(2), t.discards]).toEqual([[], ['monk']]);
  });

  test('QV 11.11 the Captain: a Draw and a Hire for the Reserved Quest', () => {
    const t = hired('captain', t =>
      t.give(0, { hand: [], reserved: 'slay-the-ember-wyrm' }).next('monk'),
    );
    expect(t.offered()).toEqual(['quest:slay-the-ember-wyrm', 'pass']);
    t.choose('quest:slay-the-ember-wyrm');
    expect(t.player(0).reserved).toBe(-1);
    expect(t.offered()).toEqual(['act:draw', 'act:hire', 'done']);
    t.play('act:draw', 'act:hire', 'hire:2:templar').select(['hand:monk']);
    expect(t.guild(0)).toEqual(['captain', 'templar']);
  });

  test('QV 11.11 without a Reserved Quest it brings nothing', () => {
    expect(hired('captain').step()).toBe('action');
  });

  test('QV 11.12 the Necromancer: a Draw and a Hire for a Citizen', () => {
    const t = hired('necromancer', t => t.give(0, { hand: ['monk'] }).next('cleric'));
    t.play('hand:monk', 'act:draw');
    expect([t.hand(0), t.offered()]).toEqual([['cleric'], ['act:hire', 'done']]);
  });

  test.each(['merchant', 'summoner'])('QV 11.13 the %s takes a Citizen into the hand', id => {
    const t = hired(id, t => t.give(0, { hand: [] })).choose('line:3:mercenary');
    expect([t.hand(0), t.tavern.slice(0, 3)]).toEqual([['mercenary'], [null, 'templar', null]]);
    expect(t.player(0).known).toEqual([citizen('mercenary')]);
    expect(t.step()).toBe('action');
  });
});
