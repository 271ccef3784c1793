import { stripVTControlCharacters } from 'node:util';

/** How many columns a text takes, without its colour codes. */
export function visibleLength(text: string): number {
  return [...stripVTControlCharacters(text)].length;
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - visibleLength(text)));
}

/** Wraps a text at spaces and keeps its indent; every line after the first begins with `hang`. */
export function wrap(text: string, width: number, hang = ''): string[] {
  return text.split('\n').flatMap(paragraph => wrapLine(paragraph, width, hang));
}

function wrapLine(text: string, width: number, hang: string): string[] {
  if (visibleLength(text) <= width) return [text];
  const words = text.trimStart().split(' ');
  const lines: string[] = [];
  let line = text.slice(0, text.length - text.trimStart().length) + words[0];
  for (const word of words.slice(1)) {
    if (visibleLength(line) + 1 + visibleLength(word) <= width) line += ` ${word}`;
    else {
      lines.push(line);
      line = hang + word;
    }
  }
  return [...lines, line];
}
