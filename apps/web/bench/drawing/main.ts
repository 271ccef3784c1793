/**
 * Where the time goes while a table is opened and while an answer is drawn, by the browser's own record: processor time of the
 * page's main thread, not time by the clock, so that a busy machine tells nearly the same. Beside another build, if it is named.
 *
 *   main.ts [--game shadowgate]... [--players 4] [--answers 60] [--moves 8] [--runs 3] [--against folder]
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dist } from '../../build/house.ts';
import { policies } from '../../test/browser/policy.ts';
import type { GameId } from '../../test/browser/table.ts';
import { GAMES, nextSight, play } from '../../test/browser/table.ts';
import { begun } from '../begun.ts';
import { aligned, median, milliseconds } from '../numbers.ts';
import type { BenchBrowser } from '../visit.ts';
import { visit } from '../visit.ts';
import { builtSite, withBrowser } from '../with-browser.ts';
import type { Work } from './trace.ts';
import { KINDS, workOf } from './trace.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true, default: [...GAMES] },
    players: { type: 'string', default: '4' },
    answers: { type: 'string', default: '60' },
    moves: { type: 'string', default: '8' },
    runs: { type: 'string', default: '3' },
    against: { type: 'string' },
  },
});
const games = GAMES.filter(game => values.game.includes(game));
const [players, answers, moves] = [values.players, values.answers, values.moves].map(Number);
const builds = values.against === undefined ? [dist] : [resolve(values.against), dist];

interface Drawn {
  readonly opened: Work;
  readonly played: Work;
  readonly elements: number;
}

async function measure(place: BenchBrowser, game: GameId): Promise<Drawn> {
  const kept = await begun(game, { players: players!, answers: answers! }, 'drawing');
  return visit(place, { games: [kept] }, async page => {
    const opened = await workOf(place.browser, page, async () => {
      await page.goto('/#/table/drawing');
      await nextSight(page);
    });
    const elements = await page.locator('.ct-root *').count();
    const played = await workOf(place.browser, page, async () => {
      await play(page, { policy: policies[game], most: moves! });
    });
    return { opened, played, elements };
  });
}

/** The median of each figure, per answer. */
function row(name: string, works: readonly Work[], n: number, elements = ''): string[] {
  const of = (figure: (work: Work) => number): number => median(works.map(figure)) / n;
  return [
    name,
    milliseconds(of(({ all }) => all)),
    ...KINDS.map(kind => milliseconds(of(({ ms }) => ms[kind]))),
    milliseconds(of(({ longest }) => longest) * n),
    of(({ styles }) => styles).toFixed(1),
    of(({ styled }) => styled).toFixed(0),
    of(({ layouts }) => layouts).toFixed(1),
    elements,
  ];
}

await builtSite();
const rows = [['', 'in all', ...KINDS, 'longest', 'styles', 'styled', 'layouts', 'elements']];
for (const game of games) {
  const drawn = builds.map((): Drawn[] => []);
  // In turn: what else the machine does is the same for both.
  for (let run = 0; run < Number(values.runs); run++)
    for (const [i, folder] of builds.entries())
      await withBrowser(async place => void drawn[i]!.push(await measure(place, game)), folder);
  for (const [i, some] of drawn.entries()) {
    const name = builds.length === 1 ? game : `${game}, ${i === 0 ? 'the other' : 'this'}`;
    const elements = String(median(some.map(one => one.elements)));
    rows.push(
      row(
        name,
        some.map(({ opened }) => opened),
        1,
        elements,
      ),
      row(
        '  an answer',
        some.map(({ played }) => played),
        moves!,
      ),
    );
  }
}
console.log(aligned(rows));
