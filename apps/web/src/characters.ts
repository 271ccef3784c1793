import { partsOf, STYLED } from '@castellan/bots/cast';
import type { StringKey } from './strings/text.ts';

/** A bot as somebody to play against: its name, and what it is like. */
export interface Character {
  readonly bot: string;
  readonly name: StringKey;
  readonly line: StringKey;
}

/** The bots that can be invited, from the weakest to the strongest; the jester plays for fun. */
export const CHARACTERS: readonly Character[] = [
  { bot: 'random', name: 'jesterName', line: 'jesterLine' },
  { bot: 'page', name: 'pageName', line: 'pageLine' },
  // The squire is greedy, and goes by that name in every save.
  { bot: 'greedy', name: 'squireName', line: 'squireLine' },
  { bot: 'steward', name: 'stewardName', line: 'stewardLine' },
  { bot: 'castellan', name: 'castellanName', line: 'castellanLine' },
];

/** The styles in which they play. */
const STYLES: Readonly<Record<string, Omit<Character, 'bot'>>> = {
  slayer: { name: 'slayerName', line: 'slayerLine' },
  builder: { name: 'builderName', line: 'builderLine' },
  recruiter: { name: 'recruiterName', line: 'recruiterLine' },
  schemer: { name: 'schemerName', line: 'schemerLine' },
  hoarder: { name: 'hoarderName', line: 'hoarderLine' },
  daredevil: { name: 'daredevilName', line: 'daredevilLine' },
};

/** Who a bot is: its level, and its style if it has one. */
export function whoIs(bot: string | null): {
  readonly level: Character | null;
  readonly style: Omit<Character, 'bot'> | null;
} {
  const { level, style } = partsOf(bot ?? '');
  return {
    level: CHARACTERS.find(one => one.bot === level) ?? null,
    style: STYLES[style ?? ''] ?? null,
  };
}

/** What a bot is called: "Squire", "Squire · Builder"; as it stands if nobody knows it. */
export function calledOf(bot: string, say: (key: StringKey) => string): string {
  const { level, style } = whoIs(bot);
  if (level === null) return bot;
  return [level, ...(style === null ? [] : [style])].map(({ name }) => say(name)).join(' · ');
}

/** What a bot is like. */
export function lineOf(bot: string | null): StringKey | null {
  const { level, style } = whoIs(bot);
  return (style ?? level)?.line ?? null;
}

/** A bot of a level in a style; levels that have none play without. */
export const botOf = (level: string, style: string | null): string =>
  style !== null && STYLED.some(one => one === level) ? `${level}-${style}` : level;
