// What many games between equal players show: who starts, and which cards win or lose more than they should.
import { eloOf, rateOf, shareFor } from '@castellan/bots';
import { balanceReport } from '@castellan/cli/sim/balance';
import type { Tally } from '@castellan/cli/sim/tally';
import type { Game, Start } from '@castellan/kernel';
import type { Series } from './series.ts';

const rounded = (share: number): number => Math.round(share * 1000) / 1000;

/** How often whoever started won; null if no game was played. */
export function startOf({ players, told }: Series, tally: Tally): Start | null {
  const first = tally.takings['turn']?.['1'];
  if (first === undefined) return null;
  const { share, low, high } = rateOf(first.wins, first.games);
  return {
    players,
    ...(Object.keys(told).length > 0 && { settings: told }),
    games: first.games,
    wins: rounded(share),
    low: rounded(low),
    high: rounded(high),
  };
}

/** The file `starts.ts` of a game. */
export function startsText(starts: readonly Start[]): string {
  const rows = starts.map(({ settings, ...row }) => {
    const { players, ...figures } = row;
    const given =
      settings === undefined
        ? []
        : [
            `settings: { ${Object.entries(settings)
              .map(([id, value]) => `${id}: ${JSON.stringify(value)}`)
              .join(', ')} }`,
          ];
    const cells = Object.entries(figures).map(([name, value]) => `${name}: ${value}`);
    return `  { ${[`players: ${players}`, ...given, ...cells].join(', ')} },`;
  });
  return `// How often the first player wins among equal players. Written by \`npm run balance\`; not to be edited.
// oxlint-disable oxc/approx-constant -- a share may look like one
import type { Start } from '@castellan/kernel';

// prettier-ignore
export const starts: readonly Start[] = [
${rows.join('\n')}
];
`;
}

/** Of two players, whoever has a card should win no more often than this, and no more rarely than the rest. */
const MOST = 0.62;

/** Something that a player got, and those who got it won far more or far less than others, beyond doubt. */
export interface Beyond {
  readonly kind: string;
  readonly name: string;
  readonly times: number;
  readonly wins: number;
  readonly low: number;
  readonly high: number;
}

/** What lies beyond the bounds with its whole interval: for more than two players, by the same difference in Elo. */
export function beyondOf(game: Game, { players, chair }: Series, tally: Tally): Beyond[] {
  const [most, least] = [1, -1].map(side => shareFor(side * eloOf(MOST), players)) as [
    number,
    number,
  ];
  const chairs = Array.from({ length: players }, () => chair);
  const { kinds } = balanceReport(game, { settings: { players }, chairs, seed: '' }, tally, 1);
  return kinds
    .filter(({ kind }) => kind !== 'turn')
    .flatMap(({ kind, rows }) =>
      rows.flatMap(({ name, times, wins }): Beyond[] => {
        if (wins === null || (wins.low <= most && wins.high >= least)) return [];
        const { share, low, high } = wins;
        return [{ kind, name, times, wins: share, low, high }];
      }),
    )
    .sort((a, b) => b.wins - a.wins);
}

const percent = (share: number): string => (100 * share).toFixed(0);
const range = ({ wins, low, high }: Pick<Beyond, 'wins' | 'low' | 'high'>): string =>
  `${percent(wins)} [${percent(low)}, ${percent(high)}]`;

/** Two tables, for the lab. */
export function reportOf(
  played: readonly { readonly game: Game; readonly series: Series; readonly tally: Tally }[],
): string {
  const row = (game: Game, { told, players, chair }: Series, ...cells: unknown[]): string => {
    const settings = Object.entries(told).map(([id, value]) => `, ${id} ${value}`);
    return `| ${[`${game.name}${settings.join('')}`, players, chair, ...cells].join(' | ')} |`;
  };
  const starts = played.flatMap(({ game, series, tally }) => {
    const start = startOf(series, tally);
    if (start === null) return [];
    return [row(game, series, start.games, range(start), percent(1 / series.players))];
  });
  const beyond = played.flatMap(({ game, series, tally }) =>
    beyondOf(game, series, tally).map(one =>
      row(game, series, tally.games, `${one.kind}: ${one.name}`, one.times.toFixed(2), range(one)),
    ),
  );
  return [
    '| game | players | all are | games | the first wins, % | even |',
    '| --- | ---: | --- | ---: | ---: | ---: |',
    ...starts,
    '',
    '| game | players | all are | games | who has | taken a game | wins, % |',
    '| --- | ---: | --- | ---: | --- | ---: | ---: |',
    ...beyond,
    '',
  ].join('\n');
}
