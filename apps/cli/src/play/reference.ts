import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Game } from '@castellan/kernel';
import { blocks } from '../commands/ledger.ts';
import type { Manner } from './asking.ts';

/** The commands that can be typed instead of an answer. */
export const commandLines: readonly string[] = [
  "Answer by number, or by an option's name. Other commands:",
  '  board         show the table again',
  '  log [all]     what has happened lately, or all of it',
  '  hint          what a strong player would do here',
  '  why           what is not possible now, and why',
  '  card NAME     look up a card',
  '  rules [WORD]  the rules: their headings, or the clauses with a word or number',
  '  undo          take back your last answer',
  '  save [FILE]   write the game to a file',
  '  quit          save and leave',
];

/** Our summary of a game's rules: the headings, or the clauses that contain a word. */
export function rulesLines(game: Game, word: string): string[] {
  const url = new URL(`../../../../docs/rules/${game.id}.md`, import.meta.url);
  if (!existsSync(url)) return [`There is no digest of the rules of ${game.name} here.`];
  const text = readFileSync(url, 'utf8');
  if (word === '') {
    const headings = text.split('\n').filter(line => line.startsWith('## '));
    return [
      ...headings.map(line => `  ${line.slice(3)}`),
      `"rules 4" or "rules harvest" shows clauses. All of it: ${fileURLToPath(url)}`,
    ];
  }
  const found = clauses(text).filter(clause => fits(clause, word));
  return found.length === 0 ? [`No clause has "${word}".`] : found;
}

function clauses(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.replaceAll('\n', ' ').replaceAll('**', '').trim())
    .filter(paragraph => /^\d/.test(paragraph));
}

function fits(clause: string, word: string): boolean {
  const number = /^\d+(\.\d+)?$/.test(word);
  if (number) return clause.startsWith(`${word} `) || clause.startsWith(`${word}.`);
  return clause.toLowerCase().includes(word.toLowerCase());
}

const MOST_CARDS = 8;

/** Cards with this text in their name, from the ledger. */
export function lookUp({ game, pen, width }: Manner, name: string): string[] {
  if (name === '') return ['Which card? Type "card" and a part of its name.'];
  const found = game.ledger().filter(row => row.name.toLowerCase().includes(name.toLowerCase()));
  if (found.length === 0) return [`No card has "${name}" in its name.`];
  const more = found.length - MOST_CARDS;
  return [
    ...blocks(found.slice(0, MOST_CARDS), pen, width),
    ...(more > 0 ? [`… and ${more} more.`] : []),
  ];
}
