import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Game } from '@castellan/kernel';

/** The commands that can be typed instead of an answer. */
export const commandLines: readonly string[] = [
  "Answer by number, or by an option's name. Besides:",
  '  board         show the table again',
  '  log [all]     what has happened lately, or all of it',
  '  why           what is not possible now, and why',
  '  card NAME     look up a card',
  '  rules [WORD]  the rules: their headings, or the clauses with a word or number',
  '  undo          take back your last answer',
  '  save [FILE]   write the game to a file',
  '  quit          save and leave',
];

/** Our digest of a game's rules: the headings, or the clauses that have a word. */
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
