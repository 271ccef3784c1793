import { LONGEST_WORDS } from '@castellan/protocol';
import type { State } from './state.ts';

// The admin page as text: no script, so that it works in any browser and nothing in it can be tricked into running.

const PHASES = ['gathering', 'shuffling', 'playing', 'over'] as const;
const PHASE_NAMES = {
  gathering: 'waiting for players',
  shuffling: 'shuffling',
  playing: 'playing',
  over: 'over',
};
/** Time enough to write a line. */
const REFRESH_S = 60;

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, sign => `&#${sign.codePointAt(0)};`);
}

function page(title: string, body: string, refresh = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${refresh}
<title>${title}</title><link rel="stylesheet" href="/style.css"><link rel="icon" href="data:,">
</head>
<body><main>${body}</main></body>
</html>
`;
}

export function signInPage(trouble: string | null): string {
  const said = trouble === null ? '' : `<p class="bad" role="alert">${escaped(trouble)}</p>`;
  return page(
    'Castellan: sign in',
    `<header><h1>Castellan</h1></header><section><h2>For the person running this server</h2>${said}
<form method="post" action="/sign-in"><label for="secret">The admin secret</label>
<input id="secret" name="secret" type="password" autocomplete="current-password" required autofocus>
<p><button>Sign in</button></p></form></section>`,
  );
}

export function plainPage(text: string): string {
  return page(
    'Castellan',
    `<header><h1>Castellan</h1></header><section><p>${escaped(text)}</p></section>`,
  );
}

export function statePage(state: State, news: string | null): string {
  const said = news === null ? '' : `<section role="status"><p>${escaped(news)}</p></section>`;
  return page(
    'Castellan: this server',
    `<header><h1>Castellan</h1><span class="soft">version ${escaped(state.version)}, up ${span(state.upSeconds)}</span>
<form method="post" action="/sign-out"><button class="quiet">Sign out</button></form></header>
${state.isLeaving ? '<section><p class="bad">This process is on its way out and opens no new tables.</p></section>' : ''}
${said}${load(state)}${announcement(state)}${moderators(state)}${tables(state)}${games(state)}${backups(state)}`,
    `<meta http-equiv="refresh" content="${REFRESH_S};url=/">`,
  );
}

function load({ seats, lobby, tablesInMemory, summary, memoryBytes, load, cores }: State): string {
  const { moves, refusals, answerSeconds, lagSeconds } = summary;
  const refused = refusals.map(({ kind, value }) => `${value} ${kind}`).join(', ');
  const figures: readonly (readonly [string, string])[] = [
    ['Connected to tables', `${seats}`],
    ['Looking at the lobby', `${lobby}`],
    ['Tables in memory', `${tablesInMemory}`],
    ['Moves since the start', `${moves}`],
    ['99 of 100 answers within', answerSeconds === null ? '–' : duration(answerSeconds)],
    ['Event loop late (p99)', duration(lagSeconds)],
    ['Memory', size(memoryBytes)],
    ['Load of the machine', `${load.toFixed(2)} on ${cores} cores`],
  ];
  const items = figures.map(([what, how]) => `<div><dt>${what}</dt><dd>${how}</dd></div>`);
  return `<section><h2>This process</h2><dl class="figures">${items.join('')}</dl>
<p class="soft">Refused: ${escaped(refused === '' ? 'nothing' : refused)}.</p></section>`;
}

/** How long something may be said to everyone, in hours. */
export const ANNOUNCED_HOURS: readonly number[] = [1, 4, 12, 24, 168];
const HOUR_NAMES: Readonly<Record<number, string>> = {
  1: 'an hour',
  4: 'four hours',
  12: 'twelve hours',
  24: 'a day',
  168: 'a week',
};

function announcement({ announced: { text, until } }: State): string {
  const now =
    text === ''
      ? ''
      : `<form method="post" action="/announcements"><p>Shown until ${moment(until)}: “${escaped(text)}”</p><p><button class="quiet">Withdraw it</button></p></form>`;
  const options = ANNOUNCED_HOURS.map(one => `<option value="${one}">${HOUR_NAMES[one]!}</option>`);
  return `<section><h2>Say something to everyone</h2><p class="soft">A line for everyone at a table or in the lobby, such as “Restart at 20:00”. A new one replaces the last.</p>${now}
<form method="post" action="/announcements"><label for="text">What everyone should read</label>
<input id="text" name="text" required maxlength="${LONGEST_WORDS}" autocomplete="off"><label for="hours">For how long</label>
<select id="hours" name="hours">${options.join('')}</select><p><button>Tell everyone</button></p></form></section>`;
}

function moderators({ moderators: known, reports }: State): string {
  const rows = known.map(
    ({ guest, name }) =>
      `<tr><td>${escaped(name)}</td><td><form method="post" action="/moderators"><input type="hidden" name="guest" value="${escaped(guest)}"><button class="quiet">Remove</button></form></td></tr>`,
  );
  const list = rows.length === 0 ? '<p>There are none yet.</p>' : `<table>${rows.join('')}</table>`;
  return `<section><h2>Moderators</h2><p class="soft">Open reports: ${reports}. Moderators find them in the app, in their account.</p>${list}
<form method="post" action="/moderators"><label for="name">The name of an account</label>
<input id="name" name="name" required autocomplete="off"><p><button>Make a moderator</button></p></form></section>`;
}

function tables({ tables: counts, games: here }: State): string {
  const ids = [...new Set([...here.map(({ id }) => id), ...counts.map(({ game }) => game)])];
  const count = (id: string, phase: string): number =>
    counts.find(one => one.game === id && one.phase === phase)?.count ?? 0;
  const rows = ids.map(id => {
    const name = here.find(one => one.id === id)?.name ?? `${id} (not on this server)`;
    const cells = PHASES.map(phase => `<td class="number">${count(id, phase)}</td>`);
    return `<tr><td>${escaped(name)}</td>${cells.join('')}</tr>`;
  });
  const heads = PHASES.map(phase => `<th class="number">${PHASE_NAMES[phase]}</th>`);
  return `<section><h2>Tables that are kept</h2><table><thead><tr><th>Game</th>${heads.join('')}</tr></thead>
<tbody>${rows.join('')}</tbody></table></section>`;
}

function games({ games: here }: State): string {
  const rows = here.map(
    ({ name, current, kept }) =>
      `<tr><td>${escaped(name)}</td><td>version ${current}</td><td>${kept.length === 0 ? '–' : kept.map(one => `version ${one}`).join(', ')}</td></tr>`,
  );
  return `<section><h2>Rules</h2><table><thead><tr><th>Game</th><th>New tables</th><th>Tables that began with older rules</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></section>`;
}

function backups({ backups: here }: State): string {
  if (here === null)
    return `<section><h2>Backups</h2><p>The tables are in PostgreSQL: back them up with <code>pg_dump</code>, or with what your provider offers.</p></section>`;
  const rows = here.list.map(
    ({ name, bytes, at }) =>
      `<tr><td><code>${escaped(name)}</code></td><td class="number">${size(bytes)}</td><td>${moment(at)}</td></tr>`,
  );
  const list =
    rows.length === 0
      ? '<p>There are none yet.</p>'
      : `<table><thead><tr><th>File</th><th class="number">Size</th><th>Made</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return `<section><h2>Backups</h2>${list}
<p class="soft">They are in <code>${escaped(here.folder)}</code>. Copy them to another machine: a disk that breaks takes both.</p>
<form method="post" action="/backups"><button>Make a backup now</button></form></section>`;
}

const moment = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

function size(bytes: number): string {
  const [unit, by] = bytes < 1e6 ? ['KB', 1e3] : bytes < 1e9 ? ['MB', 1e6] : ['GB', 1e9];
  return `${(bytes / (by as number)).toFixed(1)} ${unit}`;
}

function duration(seconds: number): string {
  if (seconds === Infinity) return 'over 2.5 s';
  return seconds < 1 ? `${+(seconds * 1000).toFixed(1)} ms` : `${+seconds.toFixed(1)} s`;
}

function span(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h ${minutes % 60} min` : `${Math.floor(hours / 24)} days`;
}
