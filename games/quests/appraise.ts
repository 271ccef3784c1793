// What an option is worth, in Victory Points, give or take: enough for a bot that takes the best.
import type { Decision, Option } from '@castellan/kernel';
import { asEffect } from '@castellan/powers';
import { CITIZENS } from './cards/citizens.ts';
import { QUESTS } from './cards/quests.ts';
import type { Outlook } from './outlook.ts';
import { effectWorth, guildLoss, inGuild, inHand, outlookOf } from './outlook.ts';
import {
  bandFor,
  bestHire,
  bestQuest,
  bestReserve,
  drawWorth,
  handHireWorth,
  hireWorth,
  iconWorth,
  questWorth,
  renewWorth,
  reserveWorth,
} from './prospect.ts';
import { questPoints } from './scoring.ts';
import type { Seen } from './state.ts';
import { means } from './state.ts';

const citizen = (id: string): number => CITIZENS.findIndex(one => one.id === id);
const quest = (id: string): number => QUESTS.findIndex(one => one.id === id);

/** The same view is asked about option by option: what it looks like is found out once. */
let last: Outlook | null = null;

function lookAt(view: Seen, seat: number): Outlook {
  if (last === null || last.view !== view || last.seat !== seat) last = outlookOf(view, seat);
  return last;
}

export function appraise(view: Seen, decision: Decision, option: Option): number {
  const look = lookAt(view, decision.seat);
  const value = (STEPS[decision.step] ?? ofPower)(look, decision, option);
  return Number.isFinite(value) ? value : NEVER;
}

const NEVER = -1e6;

type Appraisal = (look: Outlook, decision: Decision, option: Option) => number;

const STEPS: Readonly<Record<string, Appraisal>> = {
  action: (look, _, { id }) => actionWorth(look, id),
  hire(look, _, { id }) {
    const [, place, name] = id.split(':');
    if (place === undefined) return 0;
    return place === 'hand'
      ? handHireWorth(look, citizen(name!))
      : hireWorth(look, Number(place) - 1);
  },
  reserve(look, _, { id }) {
    if (id === 'pass') return 0;
    return id === 'renew' ? renewWorth(look) : reserveWorth(look, quest(id.slice(8)));
  },
  'take-quest': (look, _, { id }) => reserveWorth(look, quest(id.slice(8))),
  quest: (look, _, { id }) => (id === 'pass' ? 0 : questWorth(look, quest(id.slice(6)))),
  pay: (look, _, { id }) => -lossOf(look, id),
  limit: (look, _, { id }) => -lossOf(look, id),
  send(look, { prompt }, { id }) {
    if (id === 'complete') return 2;
    const band = bandFor(look, quest(String(prompt['quest'])), look.view.sent);
    return band !== null && band.cards.includes(citizen(id.slice(5))) ? 1 : -1;
  },
};

function actionWorth(look: Outlook, action: string): number {
  if (action === 'draw') return drawWorth;
  if (action === 'hire') return bestHire(look);
  if (action === 'reserve') return bestReserve(look);
  return action === 'quest' ? bestQuest(look) : 0;
}

/** What goes with a card that is discarded: `hand:monk`, `guild:monk:2`. */
function lossOf(look: Outlook, id: string): number {
  const [from, name] = id.split(':');
  const card = citizen(name!);
  return from === 'hand' ? inHand(look, card) : guildLoss(look, card);
}

/** The steps of the icon language. */
const ofPower: Appraisal = (look, decision, option) => {
  const { id } = option;
  if (id === 'pass' || id === 'done') return 0;
  const { step } = decision;
  if (step === 'power/aim') return rivalWorth(look, Number(id.slice(5)));
  if (step === 'power/card') return cardWorth(look, id);
  if (step === 'power/acquire') return inHand(look, citizen(id.split(':')[2]!));
  if (step === 'power/pay') {
    const gain = effectWorth(asEffect(option.effect!));
    return id.startsWith('quest:') ? gain - 0.4 : gain - lossOf(look, id);
  }
  if (step === 'power/any' && id.startsWith('act:')) {
    const action = id.split(':')[1]!;
    // A card more may pay for what is hired next.
    return action === 'draw' ? 2 : actionWorth(look, action);
  }
  return effectWorth(asEffect(option.effect!));
};

/** Whoever has gained most in a turn, if they have something to lose: not simply whoever has moved more often. */
function rivalWorth({ view }: Outlook, rival: number): number {
  const { players, first, turn } = view;
  const player = players[rival]!;
  const after = (rival - first + players.length) % players.length;
  const turns = Math.floor((turn - 1 - after) / players.length) + 1;
  return means(player) === 0 || turns === 0 ? -1 : questPoints(player) / turns;
}

/** A card of others, or of the Tavern: `guild:monk`, `line:2:monk`, `quest:…`. */
function cardWorth(look: Outlook, id: string): number {
  const [from, ...rest] = id.split(':');
  if (from === 'guild') return iconWorth[citizen(rest[0]!)]!;
  if (from === 'line') return -inGuild(look, citizen(rest[1]!));
  const aim = look.aims.find(({ quest: one }) => one === quest(rest[0]!));
  return aim === undefined ? 0 : -aim.share;
}
