import { counted, germanGrammar } from '@castellan/powers';
import type { Grammar, Rows } from '@castellan/powers';
import type { terms } from './terms.ts';

const buildings = (type: string) => ({
  label: `Gebäude mit ${type}`,
  each: `jedes Gebäude mit ${type} in deinem Dorf`,
  many: `Gebäude mit ${type}`,
});
const building = (type: string) => ({
  label: `Bauen, für Gebäude mit ${type}`,
  when: `wenn du ein Gebäude mit ${type} baust`,
});
const action = (name: string) => ({
  label: name,
  when: `wenn du ${name} anführst oder dabei mitmachst`,
});
const cards = (n: number, random: boolean) =>
  counted(n, random ? ['zufällige Karte', 'zufällige Karten'] : ['Karte', 'Karten']);

export const rows: Rows<typeof terms> = {
  resources: {
    gold: ['Gold', 'Gold'],
    card: ['Karte', 'Karten'],
    food: ['Nahrung', 'Nahrung'],
    wood: ['Holz', 'Holz'],
    stone: ['Stein', 'Stein'],
    magic: ['Magie', 'Magie'],
    wild: ['Joker', 'Joker'],
    vp: ['Siegpunkt', 'Siegpunkte'],
  },
  counts: {
    worker: buildings('Arbeiter'),
    soldier: buildings('Soldat'),
    shadow: buildings('Schatten'),
    holy: buildings('Geistlichem'),
    adventurers: {
      label: 'Abenteurer',
      each: 'jeden Abenteurer in deinem Dorf',
      many: 'Abenteurer',
    },
  },
  timings: {
    instant: { label: 'sofort', when: 'sofort, wenn die Karte in dein Dorf kommt' },
    harvest: action('Ernten'),
    develop: action('Erschließen'),
    build: action('Bauen'),
    recruit: action('Anwerben'),
    tax: action('Besteuern'),
    'build-worker': building('Arbeiter'),
    'build-soldier': building('Soldat'),
    'build-shadow': building('Schatten'),
    'build-holy': building('Geistlichem'),
    scoring: { label: 'Wertung', when: 'am Ende des Spiels' },
  },
  modifiers: {},
  supplies: {},
  filters: {},
  places: {
    hand: {
      label: 'eine Karte aus deiner Hand',
      lose: (n, random) => `wirf ${cards(n, random)} aus deiner Hand ab`,
      rob: (n, random, keep) =>
        keep
          ? `nimm ${cards(n, random)} aus seiner Hand`
          : `wirf ${cards(n, random)} aus seiner Hand ab`,
    },
  },
  actions: {},
  verbs: {},
  signs: {
    'type:worker': 'Arbeiter',
    'type:soldier': 'Soldat',
    'type:shadow': 'Schatten',
    'type:holy': 'Geistlicher',
    'type:adventurer': 'Abenteurer',
    'type:castle': 'Burg',
    follow: 'macht mit',
    decline: 'verzichtet',
    'first-player': 'Startspieler',
    locked: 'nur für den Besitzer',
    opponent: 'ein Gegner deiner Wahl',
    owner: 'wem diese Kraft gehört',
    'each-player': 'jeder Spieler',
    'each-opponent': 'jeder Gegner',
  },
};

export const grammar: Grammar = germanGrammar(rows);
