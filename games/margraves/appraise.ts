// What an option is worth to the seat that is asked, in points, give or take: enough for a bot that takes the best.
import type { Decision, Option } from '@castellan/kernel';
import { asEffect, worth as effectWorth } from '@castellan/powers';
import { handSize } from './actions/citizens.ts';
import { stepPrice } from './actions/influence.ts';
import { EMPTY } from './actions/slay.ts';
import { CITIZENS } from './cards/citizens.ts';
import { GUILDS } from './cards/language.ts';
import type { Good, Token } from './cards/language.ts';
import { LOCATIONS } from './cards/locations.ts';
import { MONSTERS } from './cards/monsters.ts';
import { TILES } from './cards/tiles.ts';
import { WEALTH } from './cards/wealth.ts';
import { LINES } from './lines.ts';
import type { Outlook } from './outlook.ts';
import { outlookOf, stepWorth, WEIGHTS } from './outlook.ts';
import { effectOfPower, tombPower } from './printed.ts';
import type { Seen } from './state.ts';
import { goodsOf } from './storage.ts';
import {
  buildWorth,
  citizenWorth,
  handWorth,
  hireWorth,
  partWorth,
  pennantWorth,
  powerWorth,
  pricesOf,
  siteWorth,
  slayWorth,
  tileWorth,
  visitWorth,
  voyageWorth,
} from './worth.ts';

const placeIn = (things: readonly { readonly id: string }[], id: string | undefined): number =>
  things.findIndex(thing => thing.id === id);

/** How things look at the decision that was appraised last: all its options share it. */
let last: { readonly view: Seen; readonly decision: Decision; readonly look: Outlook } | null =
  null;

function lookAt(view: Seen, decision: Decision): Outlook {
  if (last?.view !== view || last.decision !== decision)
    last = { view, decision, look: outlookOf(view, decision.seat) };
  return last.look;
}

/** To decline is worth a trifle: nothing is done that brings nothing. */
const TRIFLE = 0.01;

export function appraise(view: Seen, decision: Decision, option: Option): number {
  const look = lookAt(view, decision);
  const parts = option.id.split(':');
  if (parts[0] === 'grant') return grantWorth(look, decision, option);
  return (APPRAISALS[decision.step] ?? effectOf)(look, parts, option, decision);
}

type Appraisal = (
  look: Outlook,
  parts: readonly string[],
  option: Option,
  decision: Decision,
) => number;

/** A part of a power, by what it does. */
const effectOf: Appraisal = (look, _, option) =>
  option.effect === undefined ? TRIFLE : partWorth(look, asEffect(option.effect));

/** Grants are used at the end of a turn: what they bring helps with the next. */
function grantWorth(look: Outlook, { step }: Decision, option: Option): number {
  if (step !== 'grants/gate') return -9;
  const worth = effectWorth(asEffect(option.effect!), pricesOf(look));
  // What is worth more at another place can wait.
  return look.rounds > 1 && worth < 1.2 ? 0 : worth;
}

const visiting: Appraisal = (look, [, place]) =>
  place === undefined ? TRIFLE : visitWorth(look, placeIn(LOCATIONS, place));

const APPRAISALS: Readonly<Record<string, Appraisal>> = {
  keep: (look, [id]) => effectWorth(WEALTH[placeIn(WEALTH, id)]!.reward, pricesOf(look)),
  cash: (look, [id]) => effectWorth(WEALTH[placeIn(WEALTH, id)]!.reward, pricesOf(look)),
  play: playWorth,
  wild: (look, [good]) => (good === 'pass' ? TRIFLE : look.worths[good as Good]),
  'make-room': (look, [verb, token], _, { prompt }) =>
    verb === 'forfeit' ? 0 : look.worths[prompt['token'] as Token] - look.worths[token as Token],
  // Of what there is most, the least is missed.
  'pay-wild': (look, [good]) => look.me[good as Good],
  influence: (look, [guild]) =>
    guild === 'pass' ? 0 : influenceWorth(look, GUILDS.indexOf(guild as (typeof GUILDS)[number])),
  privilege: (look, [verb, id]) => (verb === 'pass' ? TRIFLE : tileWorth(look, placeIn(TILES, id))),
  move: (look, [, id]) => {
    const place = id === undefined ? look.me.margrave : placeIn(LOCATIONS, id);
    return siteWorth(look, place) + (id === undefined ? TRIFLE : visitWorth(look, place));
  },
  deploy: (look, parts, option, decision) =>
    visiting(look, parts, option, decision) - (parts[0] === 'place' ? look.worths.knight : 0),
  send: (look, [verb]) => (verb === 'pass' ? TRIFLE : 1),
  'send-to': visiting,
  rally: (look, [verb]) => (verb === 'done' ? TRIFLE : visitWorth(look, look.me.margrave)),
  raise: (look, [verb]) => (verb === 'done' ? TRIFLE : look.worths.knight),
  hire: (look, [verb, slot], option) =>
    verb === 'pass'
      ? option.note.say === 'gold-instead'
        ? 2 * look.worths.gold
        : TRIFLE
      : hireWorth(look, Number(slot) - 1, Number(option.cost)),
  slay: (look, [, id]) => (id === undefined ? TRIFLE : slayWorth(look, placeIn(MONSTERS, id))),
  battle: battleWorth,
  ship: shipWorth,
  // Those go whom one would not like to have oneself.
  dismiss: (look, [, slot]) => -citizenWorth(look, look.view.line[Number(slot) - 1]!),
  retrieve: (look, [, id]) => (id === undefined ? 0 : handWorth(look, placeIn(CITIZENS, id))),
  'face-down': (look, [id]) => -handWorth(look, placeIn(CITIZENS, id)),
  build: (look, [, slot]) =>
    effectWorth(LOCATIONS[look.me.margrave]!.slots[Number(slot) - 1]!, pricesOf(look)),
};

function playWorth(look: Outlook, [mode, id]: readonly string[]): number {
  const { me, rounds } = look;
  if (mode === 'recall') {
    const played = me.citizens.length - handSize(me);
    const hire = pricesOf(look).act('hire');
    return hire + Math.min(1, rounds) * (WEIGHTS.recalled * played - WEIGHTS.recallLater);
  }
  if (mode === 'build') return buildWorth(look);
  const citizen = CITIZENS[placeIn(CITIZENS, id)]!;
  return mode === 'pennant' ? pennantWorth(look, citizen.guild) : powerWorth(look, citizen.power);
}

function influenceWorth(look: Outlook, row: number): number {
  const { me, worths } = look;
  const price = stepPrice(me.influence[row]!);
  // Who pays the last gold can pay for nothing else.
  return stepWorth(look, row) - (price > 0 && me.gold - price < 2 ? worths.gold : 0);
}

/** A knight of the map costs nobody anything; a tomb is the better the more of its lines are full. */
function battleWorth(
  look: Outlook,
  parts: readonly string[],
  option: Option,
  { prompt }: Decision,
): number {
  const { worths, view } = look;
  const left = Number(prompt['left']);
  if (option.id === 'strength') return -left * worths.strength;
  const [from, place] = parts;
  const knight = from === 'here' ? 0.2 : worths.knight;
  const tomb = Number(place) - 1;
  let lines = 0;
  LINES.forEach((line, i) => {
    if (!line.includes(tomb)) return;
    const empty = line.filter(one => view.tombs[one] === EMPTY).length;
    const reward = effectWorth(effectOfPower(tombPower(i)), pricesOf(look));
    lines += empty === 1 ? reward : (0.2 * reward) / empty;
  });
  return -knight - (left - 1) * worths.strength + lines;
}

/** The cheapest first, as long as the voyage is worth it. */
function shipWorth(
  look: Outlook,
  [verb, good]: readonly string[],
  option: Option,
  { prompt }: Decision,
): number {
  if (verb !== 'ship') return option.note.say === 'gold-instead' ? 2 * look.worths.gold : TRIFLE;
  const shipped = Number(prompt['shipped']);
  return voyageWorth(look, goodsOf(look.me), shipped) + 0.01 * look.me[good as Good];
}
