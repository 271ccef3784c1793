// Where cards lie that a power takes away [QV 11].
import { offerKinds, takeOut } from '@castellan/kernel';
import type { Draft, Seat } from '@castellan/kernel';
import type { CardPlace, CardSupply } from '@castellan/powers';
import { CITIZENS } from './cards/citizens.ts';
import { QUESTS } from './cards/quests.ts';
import { tell } from './events.ts';
import { forget } from './hand.ts';
import { cardOfPower } from './printed.ts';
import type { State } from './state.ts';
import { LINE, NONE } from './state.ts';
import type { terms } from './vocabulary/terms.ts';

export const CITIZEN_KINDS = CITIZENS.length;

/** How many cards lie in a row with gaps. */
function filled(row: readonly number[]): number {
  let count = 0;
  for (let place = 0; place < row.length; place++) if (row[place] !== NONE) count++;
  return count;
}

/** Discards a Citizen from a hand, a Guild or the Tavern Line (which has no owner). */
function discard(t: Draft<State>, owner: Seat, card: number, from: string, source: number): void {
  t.state.discard.push(card);
  if (t.events !== null)
    tell(t, 'citizen-discarded', {
      seat: owner,
      from,
      citizen: CITIZENS[card]!.id,
      source: cardOfPower(source),
    });
}

function discardQuest(
  t: Draft<State>,
  owner: Seat,
  quest: number,
  from: string,
  source: number,
): void {
  t.state.questDiscard.push(quest);
  if (t.events !== null)
    tell(t, 'quest-discarded', {
      seat: owner,
      from,
      quest: QUESTS[quest]!.id,
      source: cardOfPower(source),
    });
}

const handOf = (t: Draft<State>, owner: Seat): number[] => t.state.players[owner]!.hand;
const guildOf = (t: Draft<State>, owner: Seat): number[] => t.state.players[owner]!.guild;
/** Solo, nobody has cards that can be taken. */
const sizeOf = (t: Draft<State>, owner: Seat, pile: 'hand' | 'guild'): number =>
  owner < 0 ? 0 : t.state.players[owner]![pile].length;

export const places: Readonly<Record<keyof typeof terms.places, CardPlace<State>>> = {
  /** Hand and Guild together pay for powers [QV 11.1]. The code says which of the two. */
  citizens: {
    isHidden: true,
    count: (t, owner) => sizeOf(t, owner, 'hand') + sizeOf(t, owner, 'guild'),
    offer(t, owner, offer) {
      offerKinds(handOf(t, owner), offer);
      offerKinds(guildOf(t, owner), offer, CITIZEN_KINDS);
    },
    face(_, __, code) {
      const from = code < CITIZEN_KINDS ? 'hand' : 'guild';
      const { id } = CITIZENS[code % CITIZEN_KINDS]!;
      return {
        id: `${from}:${id}`,
        note: { say: `discard-from-${from}`, citizen: id },
        ref: `${from}:${id}`,
      };
    },
    remove: (t, owner, code) =>
      takeOut(code < CITIZEN_KINDS ? handOf(t, owner) : guildOf(t, owner), code % CITIZEN_KINDS),
    lost(t, owner, code, source) {
      if (code < CITIZEN_KINDS) forget(t.state.players[owner]!, code);
      discard(t, owner, code % CITIZEN_KINDS, code < CITIZEN_KINDS ? 'hand' : 'guild', source);
    },
  },

  /** Thief, Sapper, Champion, Squire: a card at random [QV 11.8, 11.10]. */
  hand: {
    isHidden: true,
    count: (t, owner) => sizeOf(t, owner, 'hand'),
    offer: (t, owner, offer) => offerKinds(handOf(t, owner), offer),
    face(_, __, card) {
      const { id } = CITIZENS[card]!;
      return {
        id: `hand:${id}`,
        note: { say: 'discard-from-hand', citizen: id },
        ref: `hand:${id}`,
      };
    },
    remove: (t, owner, card) => takeOut(handOf(t, owner), card),
    removeRandom(t, owner) {
      const hand = handOf(t, owner);
      const card = hand[t.below(hand.length)]!;
      takeOut(hand, card);
      return card;
    },
    lost(t, owner, card, source) {
      forget(t.state.players[owner]!, card);
      discard(t, owner, card, 'hand', source);
    },
    given(t, owner, to, card, source) {
      handOf(t, to).push(card);
      // The others don't see which card it was, so they no longer know what is left.
      t.state.players[owner]!.known.length = 0;
      if (t.events === null) return;
      tell(t, 'card-stolen', {
        seat: to,
        from: owner,
        citizen: CITIZENS[card]!.id,
        source: cardOfPower(source),
      });
    },
  },

  /** Assassin, Butcher: discarded. Bishop: taken, without the Hire Power [QV 5.7, 11.3, 11.4]. */
  guild: {
    count: (t, owner) => sizeOf(t, owner, 'guild'),
    offer: (t, owner, offer) => offerKinds(guildOf(t, owner), offer),
    face(_, owner, card) {
      const { id } = CITIZENS[card]!;
      return {
        id: `guild:${id}`,
        note: { say: 'citizen-of', citizen: id, seat: owner },
        ref: `tableau:${owner}:citizen:${id}`,
      };
    },
    remove: (t, owner, card) => takeOut(guildOf(t, owner), card),
    lost: (t, owner, card, source) => discard(t, owner, card, 'guild', source),
    given(t, owner, to, card, source) {
      guildOf(t, to).push(card);
      if (t.events !== null)
        tell(t, 'citizen-taken', {
          seat: to,
          from: owner,
          citizen: CITIZENS[card]!.id,
          source: cardOfPower(source),
        });
    },
  },

  /** Sorceress [QV 11.7]. The gap stays until the End Phase. The code says the place and its card. */
  line: {
    count: t => filled(t.state.line),
    offer(t, _, offer) {
      const { line } = t.state;
      for (let place = 0; place < LINE; place++)
        if (line[place] !== NONE) offer.add(place * CITIZEN_KINDS + line[place]!);
    },
    face: (t, _, code) => ({
      ...lineFace(t.state, Math.floor(code / CITIZEN_KINDS)),
      note: { say: 'discard-citizen', citizen: CITIZENS[code % CITIZEN_KINDS]!.id },
    }),
    remove: (t, _, code) => void (t.state.line[Math.floor(code / CITIZEN_KINDS)] = NONE),
    lost: (t, owner, code, source) => discard(t, owner, code % CITIZEN_KINDS, 'line', source),
  },

  /** Sorceress, Mage [QV 11.7]. */
  quests: {
    count: t => filled(t.state.quests),
    offer(t, _, offer) {
      const { quests } = t.state;
      for (let place = 0; place < quests.length; place++)
        if (quests[place] !== NONE) offer.add(quests[place]!);
    },
    face: (_, __, quest) => questFace(quest),
    remove(t, _, quest) {
      const { quests } = t.state;
      quests[quests.indexOf(quest)] = NONE;
    },
    lost: (t, owner, quest, source) => discardQuest(t, owner, quest, 'tavern', source),
  },

  /** Captain: the own one [QV 11.11]. Mage: that of an opponent. */
  reserved: {
    count: (t, owner) => (owner >= 0 && t.state.players[owner]!.reserved !== NONE ? 1 : 0),
    offer: (t, owner, offer) => offer.add(t.state.players[owner]!.reserved),
    face: (_, __, quest) => questFace(quest),
    remove: (t, owner) => void (t.state.players[owner]!.reserved = NONE),
    lost: (t, owner, quest, source) => discardQuest(t, owner, quest, 'reserved', source),
  },
};

function lineFace({ line }: State, place: number): { id: string; ref: string } {
  const id = `line:${place + 1}:${CITIZENS[line[place]!]!.id}`;
  return { id, ref: id };
}

function questFace(quest: number): {
  id: string;
  note: { say: string; quest: string };
  ref: string;
} {
  const { id } = QUESTS[quest]!;
  return { id: `quest:${id}`, note: { say: 'discard-quest', quest: id }, ref: `quest:${id}` };
}

/** Merchant, Summoner: a Citizen of the Tavern Line comes into the hand [QV 11.13]. */
export const lineSupply: CardSupply<State> = {
  offer(t, _, __, offer) {
    for (let place = 0; place < LINE; place++) if (t.state.line[place] !== NONE) offer.add(place);
  },
  has: t => filled(t.state.line) > 0,
  take(t, seat, place, source) {
    const { line, players } = t.state;
    const card = line[place]!;
    line[place] = NONE;
    players[seat]!.hand.push(card);
    players[seat]!.known.push(card);
    if (t.events !== null)
      tell(t, 'citizen-picked', {
        seat,
        citizen: CITIZENS[card]!.id,
        source: cardOfPower(source),
      });
  },
  face: (t, _, place) => ({
    ...lineFace(t.state, place),
    note: { say: 'pick-citizen', citizen: CITIZENS[t.state.line[place]!]!.id },
  }),
};
