import { germanGrammar } from '@castellan/powers';
import type { Grammar, Noun, Rows } from '@castellan/powers';
import type { terms } from './terms.ts';

const citizens = (n: number, random: boolean): string =>
  n === 1
    ? `einen ${random ? 'zufälligen ' : ''}Bürger`
    : `${n} ${random ? 'zufällige ' : ''}Bürger`;
/** The word before Quests, after "eine" and after a number. */
const quests = (n: number, random: boolean, which: string): string =>
  n === 1
    ? `eine ${random ? 'zufällige ' : ''}${which} Quest`
    : `${n} ${random ? 'zufällige ' : ''}${which} Quests`;
const taken = (keep: boolean): string => (keep ? 'nimm' : 'wirf');
const away = (keep: boolean): string => (keep ? '' : ' ab');
const typed = (type: string) => ({
  label: `abgeschlossene ${type}-Quest`,
  each: `jede ${type}-Quest, die du abgeschlossen hast`,
  many: `abgeschlossene ${type}-Quests`,
});

/** What a Quest asks for, as it is counted. */
export const MEANS: Readonly<Record<string, Noun>> = {
  worker: ['Arbeiter', 'Arbeiter'],
  soldier: ['Soldat', 'Soldaten'],
  shadow: ['Schatten', 'Schatten'],
  holy: ['Geistlicher', 'Geistliche'],
  gold: ['Gold', 'Gold'],
  strength: ['Stärke', 'Stärke'],
  magic: ['Magie', 'Magie'],
};

export const rows: Rows<typeof terms> = {
  resources: { vp: ['Siegpunkt', 'Siegpunkte'] },
  counts: {
    adventure: typed('Abenteuer'),
    battle: typed('Kampf'),
    commerce: typed('Handels'),
    subterfuge: typed('Intrigen'),
  },
  timings: {},
  modifiers: {},
  supplies: {
    line: {
      label: 'Bürger aus der Tavernenreihe',
      say: () => 'einen Bürger der Taverne auf die Hand',
    },
  },
  filters: {},
  places: {
    citizens: {
      label: 'Bürger aus Hand oder Gilde',
      lose: (n, random) => `wirf ${citizens(n, random)} aus deiner Hand oder Gilde ab`,
      rob: (n, random, keep) =>
        `${taken(keep)} ${citizens(n, random)} aus seiner Hand oder Gilde${away(keep)}`,
    },
    hand: {
      label: 'Hand',
      lose: (n, random) => `wirf ${citizens(n, random)} aus deiner Hand ab`,
      rob: (n, random, keep) =>
        `${taken(keep)} ${citizens(n, random)} aus seiner Hand${keep ? ' auf deine' : ' ab'}`,
    },
    guild: {
      label: 'Gilde',
      lose: (n, random) => `wirf ${citizens(n, random)} aus deiner Gilde ab`,
      rob: (n, random, keep) =>
        `${taken(keep)} ${citizens(n, random)} aus seiner Gilde${keep ? ' in deine, ohne die Anwerbefähigkeit' : ' ab'}`,
    },
    line: {
      label: 'Tavernenreihe',
      lose: (n, random) => `wirf ${citizens(n, random)} aus der Tavernenreihe ab`,
      rob: (n, random, keep) =>
        `${taken(keep)} ${citizens(n, random)} der Tavernenreihe${away(keep)}`,
    },
    quests: {
      label: 'offene Quest',
      lose: (n, random) => `wirf ${quests(n, random, 'offene')} ab`,
      rob: (n, random, keep) => `${taken(keep)} ${quests(n, random, 'offene')}${away(keep)}`,
    },
    reserved: {
      label: 'vorgemerkte Quest',
      lose: (n, random) =>
        n === 1 && !random
          ? 'wirf deine vorgemerkte Quest ab'
          : `wirf ${quests(n, random, 'vorgemerkte')} von dir ab`,
      rob: (n, random, keep) =>
        n === 1 && !random
          ? `${taken(keep)} seine vorgemerkte Quest${away(keep)}`
          : `${taken(keep)} ${quests(n, random, 'vorgemerkte')} von ihm${away(keep)}`,
    },
  },
  actions: {
    draw: { label: 'Ziehen', say: 'einen Bürger ziehen' },
    hire: { label: 'Anwerben', say: 'einen Bürger zu seinem Preis anwerben' },
    reserve: { label: 'Vormerken', say: 'eine Quest vormerken' },
    quest: { label: 'Quest', say: 'eine Quest abschließen' },
  },
  verbs: {},
  signs: {
    gold: 'Gold',
    strength: 'Stärke',
    magic: 'Magie',
    equal: 'noch einmal so viel, wie du davon abwirfst',
    'role:worker': 'Arbeiter',
    'role:soldier': 'Soldat',
    'role:shadow': 'Schatten',
    'role:holy': 'Geistlicher',
    'type:adventure': 'Abenteuer',
    'type:battle': 'Kampf',
    'type:commerce': 'Handel',
    'type:subterfuge': 'Intrige',
    'card:citizen': 'Bürger',
    'card:quest': 'Quest',
    'card:guild-master': 'Gildenmeister',
    price: 'Kartenkosten',
    'action-token': 'Aktionsmarke',
    'first-player': 'Startspieler',
    done: 'abgeschlossen',
    opponent: 'ein Gegner deiner Wahl',
    owner: 'wessen Fähigkeit es ist',
    'each-player': 'jeder Spieler',
    'each-opponent': 'jeder Gegner',
  },
};

export const grammar: Grammar = germanGrammar(rows);
