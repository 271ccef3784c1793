// The vocabulary of the test world: a term of every sort, with its mark, and its rows in two languages.
import { defineTerms, englishGrammar, germanGrammar, language, powersOf } from '@castellan/powers';
import type { Rows, Terms } from '@castellan/powers';

export const terms = defineTerms({
  /** Wild is gold or magic, chosen by the player who gains or pays it; a card is drawn. */
  resources: { gold: 'g', magic: 'm', vp: 'vp', wild: 'w', card: 'c' },
  counts: { soldier: 'Soldier', owned: 'owned' },
  timings: { build: 'build', dusk: 'at dusk' },
  modifiers: { reach: 'reach #', blessed: 'blessed' },
  supplies: { shelf: 'shelf' },
  filters: { costAtMost: '≤ #', colour: { red: 'red', blue: 'blue' } },
  places: { hand: 'hand', owned: 'owned' },
  actions: { recruit: 'RECRUIT' },
  verbs: { shout: 'shout ×#', ask: 'ask #', bow: 'bow', end: 'END' },
  signs: ['shelf'],
});

/** The smallest vocabulary: one resource. */
export const NO_TERMS: Terms = {
  resources: { gold: 'G' },
  counts: {},
  timings: {},
  modifiers: {},
  supplies: {},
  filters: {},
  places: {},
  actions: {},
  verbs: {},
  signs: [],
};

export const tongue = language(terms);
export const { when, always } = powersOf(terms);

const cardsOf =
  (one: string, many: string) =>
  (n: number): string =>
    n === 1 ? one : `${n} ${many}`;

export const englishRows: Rows<typeof terms> = {
  resources: {
    gold: ['gold', 'gold'],
    magic: ['magic', 'magic'],
    vp: ['Victory Point', 'Victory Points'],
    wild: ['Wild', 'Wilds'],
    card: ['card', 'cards'],
  },
  counts: {
    soldier: { label: 'Soldier', each: 'each Soldier you own', many: 'Soldiers' },
    owned: { label: 'card you own', each: 'each card you own' },
  },
  timings: {
    build: { label: 'when built', when: 'when you build it' },
    dusk: { label: 'at dusk', when: 'at the end of each day' },
  },
  modifiers: {
    reach: {
      label: 'reach',
      say: by => `your reach is ${Math.abs(by)} ${by < 0 ? 'less' : 'more'}`,
    },
    blessed: { label: 'blessed', say: () => 'you are blessed' },
  },
  supplies: {
    shelf: {
      label: 'card of the shelf',
      say: ({ costAtMost, colour }) =>
        `a ${colour ? `${colour} ` : ''}card from the shelf${costAtMost === undefined ? '' : ` of cost ${costAtMost} or less`}`,
    },
  },
  filters: { costAtMost: 'cost at most', colour: { red: 'red', blue: 'blue' } },
  places: {
    hand: {
      label: 'hand',
      lose: (n, random) =>
        `discard ${random ? 'at random ' : ''}${cardsOf('a card', 'cards')(n)} from your hand`,
      rob: (n, random, keep) =>
        `${keep ? 'take' : 'discard'} ${random ? 'at random ' : ''}${cardsOf('a card', 'cards')(n)} from their hand`,
    },
    owned: {
      label: 'card you own',
      lose: (n, random) =>
        `put ${random ? 'at random ' : ''}${cardsOf('a card', 'cards')(n)} you own back on the shelf`,
      rob: (n, random, keep) =>
        `${keep ? 'take' : 'put back'} ${random ? 'at random ' : ''}${cardsOf('a card', 'cards')(n)} they own`,
    },
  },
  actions: { recruit: { label: 'Recruit', say: 'recruit' } },
  verbs: {
    shout: { label: 'shout', say: n => `shout ${n} times` },
    ask: { label: 'ask', say: n => `answer ${n}` },
    bow: { label: 'bow', say: () => 'bow' },
    end: { label: 'the end', say: () => 'end the game' },
  },
  signs: {
    shelf: 'shelf',
    opponent: 'an opponent',
    owner: 'the owner',
    'each-player': 'every player',
    'each-opponent': 'every opponent',
  },
};

const germanRows: Rows<typeof terms> = {
  resources: {
    gold: ['Gold', 'Gold'],
    magic: ['Magie', 'Magie'],
    vp: ['Siegpunkt', 'Siegpunkte'],
    wild: ['Joker', 'Joker'],
    card: ['Karte', 'Karten'],
  },
  counts: {
    soldier: { label: 'Soldat', each: 'jeden deiner Soldaten', many: 'Soldaten' },
    owned: { label: 'eigene Karte', each: 'jede deiner Karten' },
  },
  timings: {
    build: { label: 'beim Bau', when: 'wenn du es baust' },
    dusk: { label: 'am Abend', when: 'am Ende jedes Tages' },
  },
  modifiers: {
    reach: {
      label: 'Reichweite',
      say: by => `deine Reichweite ist um ${Math.abs(by)} ${by < 0 ? 'kleiner' : 'größer'}`,
    },
    blessed: { label: 'gesegnet', say: () => 'du bist gesegnet' },
  },
  supplies: {
    shelf: {
      label: 'Karte vom Regal',
      say: ({ costAtMost, colour }) =>
        `eine ${colour ? `${{ red: 'rote', blue: 'blaue' }[colour]} ` : ''}Karte vom Regal${costAtMost === undefined ? '' : `, die höchstens ${costAtMost} kostet`}`,
    },
  },
  filters: { costAtMost: 'kostet höchstens', colour: { red: 'rot', blue: 'blau' } },
  places: {
    hand: {
      label: 'Hand',
      lose: (n, random) =>
        `wirf ${random ? 'zufällig ' : ''}${cardsOf('eine Karte', 'Karten')(n)} aus deiner Hand ab`,
      rob: (n, random, keep) =>
        `${keep ? 'nimm' : 'entferne'} ${random ? 'zufällig ' : ''}${cardsOf('eine Karte', 'Karten')(n)} aus seiner Hand`,
    },
    owned: {
      label: 'eigene Karte',
      lose: (n, random) =>
        `lege ${random ? 'zufällig ' : ''}${cardsOf('eine eigene Karte', 'eigene Karten')(n)} aufs Regal zurück`,
      rob: (n, random, keep) =>
        `${keep ? 'nimm' : 'entferne'} ${random ? 'zufällig ' : ''}${cardsOf('eine', '')(n).trim()} seiner Karten`,
    },
  },
  actions: { recruit: { label: 'Anwerben', say: 'anwerben' } },
  verbs: {
    shout: { label: 'rufen', say: n => `rufe ${n} Mal` },
    ask: { label: 'antworten', say: n => `beantworte ${n}` },
    bow: { label: 'verbeugen', say: () => 'verbeuge dich' },
    end: { label: 'das Ende', say: () => 'beende das Spiel' },
  },
  signs: {
    shelf: 'Regal',
    opponent: 'ein Gegner',
    owner: 'der Besitzer',
    'each-player': 'jeder Spieler',
    'each-opponent': 'jeder Gegner',
  },
};

export const english = englishGrammar(englishRows);
export const german = germanGrammar(germanRows);
