import { allowed } from '@castellan/kernel';
import type { Answer, Decision, Option, Phrase } from '@castellan/kernel';

/** What was typed: an answer, or a message about what was expected. */
export type Read = { readonly answer: Answer } | { readonly complaint: string };

/** Whether Enter alone gives the fallback: not if that would change the table by accident. */
export function enterTakesFallback(decision: Decision): boolean {
  if (decision.kind !== 'choose') return true;
  const option = fallbackOption(decision);
  return option?.ref === undefined && option?.cost === undefined && option?.effect === undefined;
}

function fallbackOption({ fallback, options }: Decision): Option | undefined {
  return 'picks' in fallback ? options.find(({ id }) => id === fallback.picks[0]) : undefined;
}

/** Reads what was typed as an answer: numbers from the list, or ids. */
export function readTyped(
  decision: Decision,
  typed: string,
  say: (phrase: Phrase) => string,
): Read {
  const words = typed
    .trim()
    .split(/[\s,=]+/)
    .filter(word => word !== '');
  if (words.length === 0) {
    return enterTakesFallback(decision)
      ? { answer: decision.fallback }
      : { complaint: expected(decision) };
  }
  try {
    if (decision.kind === 'split') return { answer: readSplit(decision, words, say) };
    return { answer: readPicks(decision, words, say) };
  } catch (error) {
    if (error instanceof Misread) return { complaint: error.message };
    throw error;
  }
}

/** What an answer to this decision looks like. */
function expected(decision: Decision): string {
  const { kind, min, max } = decision;
  const options = allowed(decision);
  const n = options.length;
  if (kind === 'choose')
    return `Type a number from 1 to ${n}, or an option's name such as "${options[0]!.id}".`;
  if (kind === 'order') {
    const example = options.map((_, i) => n - i).join(' ');
    return `Type all ${n} numbers in the order you want, such as "${example}".`;
  }
  if (kind === 'split') {
    const amounts = options
      .map(option => `${option.id} ${option.min ?? 0} to ${option.max ?? 0}`)
      .join(', ');
    return `Divide ${max}: one number for each in the order of the list, or "${options[0]!.id} ${options[0]!.max ?? 0} …" (${amounts}).`;
  }
  const wanted = min === max ? `${min}` : `${min} to ${max}`;
  const none = min === 0 ? ', or "none"' : '';
  const example = options
    .slice(0, Math.max(1, min))
    .map((_, i) => i + 1)
    .join(' ');
  return `Type ${wanted} of the numbers 1 to ${n}, such as "${example}"${none}.`;
}

class Misread extends Error {}

function readPicks(
  decision: Decision,
  words: readonly string[],
  say: (phrase: Phrase) => string,
): Answer {
  const { kind, min, max } = decision;
  if (kind === 'select' && min === 0 && words.length === 1 && words[0] === 'none') {
    return { decision: decision.id, picks: [] };
  }
  // A name of several words is one choice, not several.
  const wanted = kind === 'choose' && words.length > 1 ? [words.join(' ')] : words;
  const picks = wanted.map(word => optionTyped(decision, word, say).id);
  const doubled = picks.find((pick, i) => picks.indexOf(pick) !== i);
  if (doubled !== undefined)
    throw new Misread(`"${doubled}" is named twice. ${expected(decision)}`);
  if (picks.length < min || picks.length > max)
    throw new Misread(`That is ${picks.length}. ${expected(decision)}`);
  return { decision: decision.id, picks };
}

function readSplit(
  decision: Decision,
  words: readonly string[],
  say: (phrase: Phrase) => string,
): Answer {
  const options = allowed(decision);
  const counts: Record<string, number> = Object.fromEntries(options.map(({ id }) => [id, 0]));
  const isNumber = (word: string): boolean => /^\d+$/.test(word);
  if (words.every(isNumber)) {
    if (words.length !== options.length)
      throw new Misread(
        `That is ${words.length} of ${options.length} numbers. ${expected(decision)}`,
      );
    options.forEach(({ id }, i) => (counts[id] = Number(words[i])));
  } else {
    for (let i = 0; i < words.length; i += 2) {
      const [thing, amount] = isNumber(words[i]!)
        ? [words[i + 1], words[i]]
        : [words[i], words[i + 1]];
      if (thing === undefined || amount === undefined || !isNumber(amount))
        throw new Misread(expected(decision));
      counts[optionTyped(decision, thing, say).id] = Number(amount);
    }
  }
  const wrong = options.find(({ id, min = 0, max = 0 }) => counts[id]! < min || counts[id]! > max);
  if (wrong)
    throw new Misread(
      `${wrong.id} can be ${wrong.min ?? 0} to ${wrong.max ?? 0}. ${expected(decision)}`,
    );
  const sum = Object.values(counts).reduce((total, count) => total + count, 0);
  if (sum !== decision.max)
    throw new Misread(`That adds up to ${sum}, not to ${decision.max}. ${expected(decision)}`);
  return { decision: decision.id, counts };
}

/** The option meant by a number, an id, or a part of an id or note that only one option has. */
function optionTyped(decision: Decision, word: string, say: (phrase: Phrase) => string): Option {
  const options = allowed(decision);
  if (/^\d+$/.test(word)) {
    const option = options[Number(word) - 1];
    if (option !== undefined) return option;
    throw new Misread(`There is no number ${word}. ${expected(decision)}`);
  }
  const exact = decision.options.find(({ id }) => id === word);
  if (exact !== undefined) return permitted(decision, exact, say);
  const part = word.toLowerCase();
  const matches = (option: Option): boolean =>
    option.id.toLowerCase().includes(part.replaceAll(' ', '-')) ||
    say(option.note).toLowerCase().includes(part);
  const found = options.filter(matches);
  if (found.length === 1) return found[0]!;
  if (found.length > 1)
    throw new Misread(`"${word}" could be ${found.map(({ id }) => id).join(' or ')}.`);
  const barred = decision.options.find(matches);
  if (barred !== undefined) return permitted(decision, barred, say);
  throw new Misread(`"${word}" is not among the options. ${expected(decision)}`);
}

function permitted(decision: Decision, option: Option, say: (phrase: Phrase) => string): Option {
  if (option.blocked === undefined) return option;
  throw new Misread(`${say(option.note)}: not now, ${say(option.blocked)}. ${expected(decision)}`);
}
