import { allowed, question } from '@castellan/kernel';
import type { Answer, Decision, Game, Option, Pen, Phrase, Who } from '@castellan/kernel';
import { visibleLength, wrap } from '../wrap.ts';
import { enterTakesFallback } from './reading.ts';

/** If more than this is not possible, the rest is only counted. */
const BLOCKED_SHOWN = 12;

/** How questions are shown to the people at this table. */
export interface Manner {
  readonly game: Game;
  readonly pen: Pen;
  readonly width: number;
  readonly who: Who;
}

export const say = ({ game, who }: Manner, phrase: Phrase): string =>
  game.words.en.say(phrase, who);

/** A decision as a numbered list, with what is not allowed and why. */
export function decisionLines(decision: Decision, manner: Manner): string[] {
  const { pen, width } = manner;
  const options = allowed(decision);
  const blocked = decision.options.filter(option => option.blocked !== undefined);
  const lines = wrap(
    question(decision, phrase => say(manner, phrase)),
    width,
  ).map(line => pen.strong(line));
  options.forEach((option, i) => lines.push(...optionLines(option, i + 1, manner)));
  lines.push(...blockedLines(blocked.slice(0, BLOCKED_SHOWN), manner));
  const hidden = blocked.length - BLOCKED_SHOWN;
  if (hidden > 0)
    lines.push(pen.faint(`   –  … and ${hidden} more that are not possible now: "why" lists them`));
  return [...lines, ...wrap(howTo(decision, manner), width, '      ').map(line => pen.faint(line))];
}

function optionLines(option: Option, number: number, manner: Manner): string[] {
  const { pen, width } = manner;
  const share = option.max === undefined ? '' : ` (${option.min ?? 0} to ${option.max})`;
  const text = `${String(number).padStart(4)}  ${say(manner, option.note)}${share}`;
  const tag = `  ${pen.faint(option.id)}`;
  const fits = visibleLength(text) + visibleLength(tag) <= width;
  return wrap(fits ? text + tag : text, width, '      ');
}

/** The blocked options, grouped by reason. */
function blockedLines(blocked: readonly Option[], manner: Manner): string[] {
  const reasons = new Map<string, string[]>();
  for (const option of blocked) {
    const reason = say(manner, option.blocked!);
    reasons.set(reason, [...(reasons.get(reason) ?? []), say(manner, option.note)]);
  }
  return [...reasons].flatMap(([reason, notes]) =>
    wrap(`   –  ${notes.join('; ')}: ${reason}`, manner.width, '      ').map(line =>
      manner.pen.faint(line),
    ),
  );
}

/** All blocked options, and why. */
export function whyLines(decision: Decision, manner: Manner): string[] {
  const blocked = decision.options.filter(option => option.blocked !== undefined);
  if (blocked.length === 0)
    return ['Nothing is ruled out here: you can choose anything on the list.'];
  return blockedLines(blocked, manner);
}

function howTo(decision: Decision, manner: Manner): string {
  const { kind, min, max } = decision;
  const enter = enterTakesFallback(decision)
    ? ` Enter: ${spell(decision, decision.fallback, manner)}.`
    : '';
  const count = min === max ? `${min}` : `${min} to ${max}`;
  const how = {
    choose: 'Choose one, by number or name.',
    select: `Choose ${count}, such as "${selectExample(decision)}"${min === 0 ? ', or "none"' : ''}.`,
    split: `Divide ${max}: a number for each, such as "${splitExample(decision)}".`,
    order: 'Put them in order: all the numbers, first to last.',
  }[kind];
  return `      ${how}${enter}`;
}

function selectExample({ min, max }: Decision): string {
  return Array.from({ length: Math.max(1, min, Math.min(2, max)) }, (_, i) => i + 1).join(' ');
}

function splitExample({ fallback }: Decision): string {
  return 'counts' in fallback ? Object.values(fallback.counts).join(' ') : '';
}

/** An answer in words. */
function spell(decision: Decision, answer: Answer, manner: Manner): string {
  const note = (id: string): string => {
    const option = decision.options.find(one => one.id === id);
    return option === undefined ? id : say(manner, option.note);
  };
  if ('counts' in answer) {
    return Object.entries(answer.counts)
      .map(([id, count]) => `${count} ${note(id)}`)
      .join(', ');
  }
  return answer.picks.length === 0 ? 'none' : answer.picks.map(note).join(', ');
}
