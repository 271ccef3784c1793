// The table as lines of text, at most 80 columns wide.
import { cell, grouped, wrapped } from '@castellan/kernel';
import type { BoardText } from '@castellan/kernel';
import { capital as title, note, notePower } from '@castellan/powers';
import { CITIZENS } from './cards/citizens.ts';
import { DOMAINS } from './cards/domains.ts';
import { DUKES } from './cards/dukes.ts';
import { TOKENS } from './cards/language.ts';
import { AREAS, MONSTERS } from './cards/monsters.ts';
import { topCitizen, topMonster } from './center.ts';
import { recruitPrice } from './modifiers.ts';
import { isRolled, NONE } from './state.ts';
import type { Player, Seen } from './state.ts';
import { standingOf, stacksToEnd } from './view.ts';
import { terms } from './vocabulary/terms.ts';

export function board(view: Seen, text: BoardText): string[] {
  return [
    ...monsterLines(view, text),
    ...citizenLines(view, text),
    ...domainLines(view, text),
    ...view.players.flatMap((player, seat) => playerLines(view, player, seat, text)),
    ...darkLordLines(view, text),
    footLine(view, text),
  ].map(line => line.trimEnd());
}

function monsterLines(view: Seen, { pen }: BoardText): string[] {
  const rows = view.monsters.map((stack, i) => {
    const monster = topMonster(view, i);
    const area = cell(title(AREAS[view.areas[i]!]!), 10);
    if (monster === NONE) return pen.faint(`  ${area} exhausted`);
    const card = MONSTERS[monster]!;
    const cost = cell(`${card.strength}S${card.magic > 0 ? `+${card.magic}M` : ''}`, 7);
    return `  ${area} ${pen.strong(cell(card.name, 17))} ${pen.paint('strength', cost)} ${cell(`${card.vp}VP`, 4)} ${cell(note(card.reward, terms), 28)} ×${stack.length}`;
  });
  return [pen.paint('heading', 'Monsters'), ...rows];
}

function citizenLines(view: Seen, { pen }: BoardText): string[] {
  const me = typeof view.viewer === 'number' ? view.players[view.viewer] : undefined;
  const rows = view.citizens.map((stack, i) => {
    const kind = topCitizen(view, i);
    if (kind === NONE) return pen.faint('  exhausted');
    const card = CITIZENS[kind]!;
    const price = me === undefined ? `${card.price}G+` : `${recruitPrice(me, kind)}G`;
    return `  ${cell(card.numbers.join('/'), 5)} ${pen.strong(cell(card.name, 11))} ${pen.paint('gold', cell(price, 4))} ${cell(title(card.role!), 8)} ${cell(note(card.onTurn, terms), 19)} │ ${cell(note(card.offTurn, terms), 13)} ×${stack.length}`;
  });
  return [pen.paint('heading', 'Citizens (own turn │ turns of others)'), ...rows];
}

function domainLines(view: Seen, { pen }: BoardText): string[] {
  const rows = view.domains.map((domain, i) => {
    const below = view.domainsBelow[i]!.length;
    if (domain === NONE) return pen.faint(below > 0 ? '  (to be turned up)' : '  exhausted');
    const card = DOMAINS[domain]!;
    const roles = Object.entries(card.roles)
      .map(([role, n]) => `${n}${title(role).slice(0, 3)}`)
      .join(' ');
    return `  ${pen.strong(cell(card.name, 21))} ${pen.paint('gold', cell(`${card.price}G`, 3))} ${cell(roles, 14)} ${cell(`${card.vp}VP`, 3)} ${cell(notePower(card.power, terms), 29)} ×${below + 1}`;
  });
  return [pen.paint('heading', 'Domains'), ...rows];
}

function playerLines(
  view: Seen,
  player: Player,
  seat: number,
  { pen, who, width }: BoardText,
): string[] {
  const standing = standingOf(view, seat);
  const status = [
    view.turn > 0 && view.active === seat ? 'active' : '',
    view.first === seat && view.players.length > 1 ? 'first' : '',
    standing.rests ? 'rests' : '',
  ].filter(Boolean);
  const name = pen.paint(`seat${seat}`, pen.strong(who(seat)));
  const purse = TOKENS.map(token =>
    pen.paint(token, `${player[token]}${terms.resources[token]}`),
  ).join(' ');
  const roles = standing.roles.map(({ role, n }) => `${n}${title(role).slice(0, 3)}`).join(' ');
  const citizens = player.citizens.flatMap((n, kind) =>
    n > 0 ? [n > 1 ? `${CITIZENS[kind]!.name} ×${n}` : CITIZENS[kind]!.name] : [],
  );
  // These lines are indented.
  const room = width - 2;
  const holdings = [
    ...(player.duke >= 0 ? [`Duke: ${DUKES[player.duke]!.name}`] : []),
    ...wrapped('Citizens: ', citizens, room),
    ...(player.monsters.length > 0
      ? wrapped('Slain: ', grouped(player.monsters.map(monster => MONSTERS[monster]!.name)), room)
      : []),
    ...(player.domains.length > 0
      ? wrapped(
          'Domains: ',
          player.domains.map(domain => DOMAINS[domain]!.name),
          room,
        )
      : []),
  ];
  return [
    `${name}${status.length > 0 ? pen.faint(` (${status.join(', ')})`) : ''}  ${purse}  ${roles}`,
    ...holdings.map(line => `  ${line}`),
  ];
}

function darkLordLines(view: Seen, { pen, width }: BoardText): string[] {
  const lord = view.darkLord;
  if (lord === null) return [];
  const citizens = lord.citizens.flatMap((n, kind) =>
    n > 0 ? [`${CITIZENS[kind]!.name} ×${n}`] : [],
  );
  const held = [...citizens, ...lord.domains.map(domain => DOMAINS[domain]!.name)];
  const duke = lord.duke >= 0 ? ` (${DUKES[lord.duke]!.name})` : '';
  return [
    pen.paint('heading', `The Dark Lord${duke}`),
    ...wrapped('  holds: ', held.length > 0 ? held : ['nothing yet'], width),
  ];
}

function footLine(view: Seen, { pen }: BoardText): string {
  const rolled = isRolled(view)
    ? `Dice ${view.dice.join(' ')} (${view.dice[0]! + view.dice[1]!})   `
    : '';
  return pen.faint(
    `${rolled}Turn ${view.turn}   Exhausted ${view.exhausted} of ${stacksToEnd(view)}`,
  );
}
