import { capital, effectIcons, labelOf, parts, sentence } from '@castellan/powers';
import type { Grammar, Icon } from '@castellan/powers';
import type { Badge, CardFace, Locale } from '@castellan/table';
import { CITIZENS } from '../cards/citizens.ts';
import type { Citizen } from '../cards/citizens.ts';
import { GUILD_MASTERS } from '../cards/guild-masters.ts';
import type { GuildMaster } from '../cards/guild-masters.ts';
import { RESOURCES, ROLES } from '../cards/language.ts';
import { QUESTS } from '../cards/quests.ts';
import type { Quest } from '../cards/quests.ts';
import { grammar as german, rows as de } from '../vocabulary/de.ts';
import { grammar as english, rows as en } from '../vocabulary/en.ts';
import art from './art.json' with { type: 'json' };
import { rulingsOf } from './rulings.ts';

/** The cards as they are drawn. Nothing on them is typed by hand: it comes from the tables and the folds. */
export const cards: readonly string[] = [
  ...CITIZENS.map(({ id }) => `citizen:${id}`),
  ...QUESTS.map(({ id }) => `quest:${id}`),
  ...GUILD_MASTERS.map(({ id }) => `guild-master:${id}`),
];

/** Where a Citizen lies, before what it is; a further copy has its number behind. */
const CITIZEN = /^(?:citizen|hand|guild|line:\d|tableau:\d:citizen):([a-z-]+)(?::\d)?$/;
const QUEST = /^(?:quest|tableau:\d:quest):([a-z-]+)$/;
const MASTER = /^guild-master:([a-z-]+)$/;

export function card(ref: string, locale: Locale): CardFace | null {
  return (
    faceOf(CITIZEN, ref, CITIZENS, locale, citizenFace) ??
    faceOf(QUEST, ref, QUESTS, locale, questFace) ??
    faceOf(MASTER, ref, GUILD_MASTERS, locale, masterFace)
  );
}

function faceOf<C extends { readonly id: string }>(
  pattern: RegExp,
  ref: string,
  table: readonly C[],
  locale: Locale,
  draw: (card: C, say: Speech) => CardFace,
): CardFace | null {
  const id = pattern.exec(ref)?.[1];
  const found = table.find(one => one.id === id);
  return found === undefined ? null : draw(found, SPEECH[locale]);
}

/** What stands on the cards besides their powers. */
interface Speech {
  readonly locale: Locale;
  readonly grammar: Grammar;
  label(icon: string): string;
  readonly citizen: string;
  readonly quest: string;
  readonly guildMaster: string;
  readonly whenHired: string;
  readonly afterwards: string;
  readonly atTheEnd: string;
  brings(what: string): string;
  asks(what: string): string;
  points(n: number): string;
  equal(resource: string): string;
  list(parts: readonly string[]): string;
  readonly values: Readonly<Record<string, string>>;
}

const listed = (parts: readonly string[], and: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)!}`;

const SPEECH: Readonly<Record<Locale, Speech>> = {
  en: {
    locale: 'en',
    grammar: english,
    label: name => labelOf(en, name)!,
    citizen: 'Citizen',
    quest: 'Quest',
    guildMaster: 'Guild Master',
    whenHired: 'When hired',
    afterwards: 'Then',
    atTheEnd: 'At the end of the game',
    brings: what => `Brings ${what} to a Quest.`,
    asks: what => `Asks for ${what}.`,
    points: n => `${n} Victory ${n === 1 ? 'Point' : 'Points'}`,
    equal: resource => `as much ${resource} again as the others bring`,
    list: all => listed(all, 'and'),
    values: {
      name: 'name',
      copies: 'copies',
      role: 'role',
      produces: 'resources',
      power: 'Hire Power',
      type: 'type',
      roles: 'roles',
      resources: 'resources',
      vp: 'Victory Points',
      bonus: 'bonus actions',
      pairing: 'types',
    },
  },
  de: {
    locale: 'de',
    grammar: german,
    label: name => labelOf(de, name)!,
    citizen: 'Bürger',
    quest: 'Quest',
    guildMaster: 'Gildenmeister',
    whenHired: 'Beim Anwerben',
    afterwards: 'Dann',
    atTheEnd: 'Am Ende des Spiels',
    brings: what => `Bringt ${what} in eine Quest ein.`,
    asks: what => `Verlangt ${what}.`,
    points: n => `${n} ${n === 1 ? 'Siegpunkt' : 'Siegpunkte'}`,
    equal: resource => `noch einmal so viel ${resource}, wie die anderen bringen`,
    list: all => listed(all, 'und'),
    values: {
      name: 'Name',
      copies: 'Anzahl',
      role: 'Rolle',
      produces: 'Ressourcen',
      power: 'Fähigkeit',
      type: 'Art',
      roles: 'Rollen',
      resources: 'Ressourcen',
      vp: 'Siegpunkte',
      bonus: 'Bonusaktionen',
      pairing: 'Arten',
    },
  },
};

type Rest = Omit<CardFace, 'ref' | 'emblem' | 'name' | 'standIns'>;

function face(
  ref: string,
  { name, standIns }: Pick<Citizen, 'name' | 'standIns'>,
  say: Speech,
  rest: Rest,
): CardFace {
  const emblem = (art as Readonly<Record<string, { readonly picture: string }>>)[ref]!.picture;
  return {
    ref,
    emblem,
    name,
    ...rest,
    ...(standIns.length > 0 ? { standIns: standIns.map(value => say.values[value] ?? value) } : {}),
  };
}

const badge = (icon: string, say: Speech, text?: string): Badge =>
  text === undefined
    ? { icon, label: say.label(icon) }
    : { icon, text, label: `${text} ${say.label(icon)}` };

function citizenFace(citizen: Citizen, say: Speech): CardFace {
  const { id, role, produces, power } = citizen;
  const given = RESOURCES.flatMap(one => {
    const n = produces[one];
    return n === undefined ? [] : [{ one, n }];
  });
  const words = given.map(({ one, n }) =>
    n === '=' ? say.equal(say.label(one)) : `${n} ${say.label(one)}`,
  );
  const rulings = rulingsOf(id, say.locale);
  return face(`citizen:${id}`, citizen, say, {
    kind: `${say.label(`role:${role}`)} · ${say.citizen}`,
    field: role,
    price: [
      badge(`role:${role}`, say),
      ...given.map(({ one, n }) =>
        n === '='
          ? { icon: one, text: '=', label: say.equal(say.label(one)) }
          : badge(one, say, `${n}`),
      ),
    ],
    marks: [],
    rows: power === null ? [] : [{ heading: say.whenHired, icons: row(effectIcons(power)) }],
    sentence: [
      say.brings(say.list(words)),
      ...(power === null ? [] : [`${say.whenHired}: ${sentence(power, say.grammar)}`]),
    ].join(' '),
    ...(rulings.length > 0 ? { rulings } : {}),
  });
}

/**
 * Every bonus may be declined [QV 3.5]: that goes without saying. Nor need brackets be drawn, since nothing here could
 * be read in two ways; and what stands before an arrow is given up.
 */
export function row(drawn: readonly Icon[]): readonly Icon[] {
  const isPaid = drawn.some(one => 'operator' in one && one.operator === 'pay');
  const unsaid = ['may', 'open', 'close', ...(isPaid ? ['lost'] : [])];
  return drawn.filter(one => !('operator' in one && unsaid.includes(one.operator)));
}

/** Where each Quest leads. */
const PLACES: Readonly<Record<string, string>> = {
  'escort-the-pilgrims-north': 'ice',
  'cross-the-whispering-mire': 'swamp',
  'rescue-the-lost-surveyors': 'hills',
  'chart-the-sunken-caverns': 'caverns',
  'recover-the-moonstone-relic': 'orb',
  'awaken-the-forest-guardian': 'forest',
  'scale-the-stormglass-peak': 'mountains',
  'seek-the-dragons-cradle': 'valley',
  'train-the-border-militia': 'ranged',
  'clear-the-goblin-cave': 'caverns',
  'hold-the-river-ford': 'valley',
  'hunt-the-marsh-troll': 'barrens',
  'scatter-the-bone-legion': 'ruins',
  'break-the-orc-siege': 'melee',
  'drive-back-the-giants': 'hills',
  'slay-the-ember-wyrm': 'fire',
  'fund-the-harvest-fair': 'stave',
  'repair-the-bridges-of-pratchetts-plateau': 'mountains',
  'guard-the-spice-caravan': 'barrens',
  'mend-the-village-wall': 'worker',
  'broker-the-dwarven-accord': 'wind',
  'reopen-the-silver-mine': 'starter',
  'rebuild-the-royal-granary': 'hills',
  'outfit-the-merchant-fleet': 'character',
  'rig-the-tournament': 'royal',
  'investigate-suspicious-death': 'event',
  'steal-the-barons-ledger': 'shadow',
  'unmask-the-court-spy': 'duke',
  'forge-the-royal-seal': 'artifact',
  'assassinate-the-double-agent': 'thorn',
  'smuggle-the-heir-to-safety': 'domain',
  'infiltrate-the-cult-cellar': 'arcane',
};

function questFace(quest: Quest, say: Speech): CardFace {
  const { id, type, roles, resources, vp, bonus } = quest;
  const wanted = ROLES.flatMap(role =>
    Array.from({ length: roles[role] ?? 0 }, () => badge(`role:${role}`, say)),
  );
  const counted = RESOURCES.flatMap(one =>
    resources[one] === undefined ? [] : [badge(one, say, `${resources[one]}`)],
  );
  const words = [
    ...ROLES.flatMap(role =>
      roles[role] === undefined ? [] : [`${roles[role]} ${say.label(`role:${role}`)}`],
    ),
    ...counted.map(({ label }) => label),
  ];
  return face(`quest:${id}`, quest, say, {
    kind: `${say.label(`type:${type}`)} · ${say.quest}`,
    field: PLACES[id] ?? 'quest',
    price: [...wanted, ...counted],
    marks: [{ icon: 'vp', text: `${vp}`, label: say.points(vp) }, badge(`type:${type}`, say)],
    rows: bonus === null ? [] : [{ icons: effectIcons(bonus) }],
    sentence: [
      `${say.points(vp)}.`,
      say.asks(say.list(words)),
      ...(bonus === null ? [] : [`${say.afterwards}: ${sentence(bonus, say.grammar)}`]),
    ].join(' '),
  });
}

function masterFace(master: GuildMaster, say: Speech): CardFace {
  const lines = parts(master.score);
  return face(`guild-master:${master.id}`, master, say, {
    kind: say.guildMaster,
    field: 'duke',
    price: [],
    marks: [],
    rows: lines.map(part => ({ icons: effectIcons(part) })),
    sentence: `${say.atTheEnd}: ${capital(sentence(master.score, say.grammar))}`,
  });
}
