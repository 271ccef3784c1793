// When another begins, the table waits after your Duke is kept: nobody has rolled yet, and you have had no turn.
import { Table } from '@castellan/kernel';
import type { Answer, Decision } from '@castellan/kernel';
import { plainPen } from '@castellan/kernel/testing';
import { LOCALES } from '@castellan/table/languages';
import { expect, test } from 'vitest';
import { cardKingdoms } from '../index.ts';
import type { CardKingdomsState, CardKingdomsView } from '../index.ts';
import type { Seen } from '../state.ts';
import { actionsIn } from '../view.ts';
import { sceneOf } from './scene.ts';
import { speech } from './speech.ts';

await Promise.all(LOCALES.map(locale => speech.load(locale)));

type Play = Table<CardKingdomsState, CardKingdomsView>;

/** A table at which seat 1 begins. */
function dealt(): Play {
  for (let n = 0; ; n++) {
    const table: Play = new Table(cardKingdoms, { players: 2 }, `other first ${n}`);
    if (table.state.first === 1) return table;
  }
}

const keep = ({ id, options }: Decision): Answer => ({ decision: id, picks: [options[0]!.id] });

/** Seat 1 has kept a Duke, and so would seat 0: as the page shows it before it is told to go on. */
function held(): { readonly table: Play; readonly view: Seen } {
  const table = dealt();
  const [mine, theirs] = [0, 1].map(seat =>
    table.decisions().find(decision => decision.seat === seat)!,
  );
  table.answer(keep(theirs!));
  const ahead = table.ahead(keep(mine!))!;
  return { table, view: cardKingdoms.view(ahead.state, 0) as Seen };
}

const shown = (view: Seen) =>
  sceneOf({ view, viewer: 0, locale: 'en', decision: null, log: [] } as never);

const inText = (view: Seen): string =>
  cardKingdoms.board(view, { pen: plainPen, width: 100, who: String }).join('\n');

test('CK 3.2 no result is shown before there is one', () => {
  const { table, view } = held();
  expect(view.turn).toBe(1);
  expect(shown(view).results).toEqual([]);
  expect(inText(view)).not.toMatch(/Dice/);
  // After the roll it is there.
  const [mine] = table.decisions();
  table.answer(keep(mine!));
  const now = table.view(0) as Seen;
  expect(shown(now).results).toEqual([now.dice[0], now.dice[1], now.dice[0]! + now.dice[1]!]);
  expect(inText(now)).toMatch(/Dice/);
});

test('CK 2.11 whose turn comes first is known while the Dukes are kept: nobody has done a turn before it', () => {
  const table = dealt();
  expect((table.view(0) as Seen).active).toBe(1);
  expect(held().view.active).toBe(1);
});

test('CK 5.1 before the next roll no action is left', () => {
  expect(actionsIn(held().view)).toEqual({ actions: 2, spent: 2, now: null });
});
