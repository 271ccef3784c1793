import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

describe('QV 5 Hire', () => {
  test('QV 5.1 the place says how many cards it costs', () => {
    const t = table(2, { hand: ['monk', 'miner', 'cleric'] })
      .line('archer', 'knight', 'baker', 'templar', 'rogue', 'wizard')
      .choose('hire');
    const price = (id: string): unknown => t.option(id)!.cost;
    expect(
      ['1:archer', '2:knight', '3:baker', '4:templar', '5:rogue', '6:wizard'].map(id =>
        price(`hire:${id}`),
      ),
    ).toEqual([0, 1, 1, 2, 2, 3]);
  });

  test('QV 5.1 a free Citizen is hired at once', () => {
    const t = table().line('miner').play('hire', 'hire:1:miner');
    expect([t.guild(0), t.hand(0).length, t.step()]).toEqual([['miner'], 3, 'action']);
  });

  test('QV 5.2 from the hand for two', () => {
    const t = table(2, { hand: ['miner', 'monk', 'cleric'], guild: ['rogue'] }).play(
      'hire',
      'hire:hand:miner',
    );
    expect(t.asks().min).toBe(2);
    expect(t.offered()).toEqual(['hand:monk', 'hand:cleric', 'guild:rogue']);
    t.select(['hand:cleric', 'guild:rogue']);
    expect([t.hand(0), t.guild(0)]).toEqual([['monk'], ['miner']]);
  });

  test('QV 5.3 hand and Guild pay together, and what pays is discarded', () => {
    const t = table(2, { hand: ['monk'], guild: ['cleric', 'rogue'] })
      .line(null, null, null, 'templar')
      .play('hire', 'hire:4:templar')
      .select(['hand:monk', 'guild:rogue']);
    expect([t.hand(0), t.guild(0), t.discards]).toEqual([
      [],
      ['cleric', 'templar'],
      ['monk', 'rogue'],
    ]);
    expect(t.told('hired')).toEqual([
      { say: 'hired', seat: 0, citizen: 'templar', paid: ['monk', 'rogue'] },
    ]);
  });

  test('QV 5.3 two copies are two cards', () => {
    const t = table(2, { hand: ['monk', 'monk'], guild: ['monk'] })
      .line(null, null, null, 'templar')
      .play('hire', 'hire:4:templar');
    expect(t.offered()).toEqual(['hand:monk', 'hand:monk:2', 'guild:monk']);
    t.select(['hand:monk:2', 'guild:monk']);
    expect([t.hand(0), t.guild(0)]).toEqual([['monk'], ['templar']]);
  });

  test('QV 5.4 in full or not at all', () => {
    const t = table(2, { hand: ['monk'], guild: ['cleric'] })
      .line(null, null, null, 'templar', null, 'miner')
      .choose('hire');
    expect(t.offered()).toEqual(['hire:4:templar']);
    expect(t.blocked()).toEqual({ 'hire:6:miner': 'too-dear', 'hire:hand:monk': 'too-dear' });
    expect(t.because('hire:6:miner')).toBe('needs 1 more card in hand or Guild');
    expect(t.because('hire:hand:monk')).toBe('needs 1 more card in hand or Guild');
    expect(t.because('hire:hand:monk', 'de')).toBe('braucht noch 1 Karte in Hand oder Gilde');
  });

  test('QV 5.4, R9 the hired card can’t pay for itself, but its copy can', () => {
    const t = table(2, { hand: ['miner', 'miner', 'cleric'] })
      .line()
      .play('hire', 'hire:hand:miner');
    // Two cards are left, and the price is two: nothing to choose.
    expect([t.hand(0), t.guild(0), t.discards]).toEqual([[], ['miner'], ['miner', 'cleric']]);
  });

  test('QV 5.5 the place stays empty until the End Phase', () => {
    const t = table()
      .line('miner', 'monk', 'archer', 'knight', 'baker', 'rogue')
      .next('cleric', 'wizard')
      .play('hire', 'hire:1:miner');
    expect(t.tavern).toEqual([null, 'monk', 'archer', 'knight', 'baker', 'rogue']);
    t.choose('hire');
    expect(t.offered().filter(id => !id.includes('hand'))[0]).toBe('hire:2:monk');
  });

  test('QV 5.6 the Hire Power works at once', () => {
    const t = table().line('merchant', 'monk').play('hire', 'hire:1:merchant');
    expect([t.step(), t.offered()]).toEqual(['power/acquire', ['line:2:monk', 'pass']]);
  });

  test('QV 5.7 a stolen Citizen brings nothing', () => {
    const t = table()
      .give(1, { guild: ['archer'] })
      .line('bishop')
      .play('hire', 'hire:1:bishop', 'do');
    expect([t.guild(0), t.guild(1), t.step()]).toEqual([['bishop', 'archer'], [], 'action']);
  });

  test('QV 5.8, R7 a Hire from a Hire Power triggers the hired card', () => {
    const t = table(2, { hand: ['miner'] })
      .line('knight', 'archer')
      .play('hire', 'hire:1:knight', 'hire:2:archer');
    expect([t.step(), t.discards]).toEqual(['pay', []]);
    t.select(['hand:miner']);
    expect(t.step()).toBe('power/use');
  });
});
