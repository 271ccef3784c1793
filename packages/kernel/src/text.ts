/** A text as it is measured, and as it is printed with colours. */
export interface Painted {
  readonly plain: string;
  readonly painted: string;
}

/** Letters, not bytes: an umlaut takes one column. */
const lengthOf = (text: string): number => [...text].length;

/** A text of exactly this width, cut or padded, so that colours can be added afterwards. */
export function cell(text: string, width: number): string {
  const letters = [...text];
  return letters.length > width
    ? `${letters.slice(0, width - 1).join('')}…`
    : text + ' '.repeat(width - letters.length);
}

/** A list after its lead, in lines of at most this width; further lines are indented to the first item. */
export function wrapped(
  lead: string,
  items: readonly (string | Painted)[],
  width: number,
): string[] {
  const indent = lengthOf(lead);
  const lines: string[] = [];
  let line = lead;
  let used = indent;
  items.forEach((item, i) => {
    const { plain, painted } = typeof item === 'string' ? { plain: item, painted: item } : item;
    const length = lengthOf(plain);
    if (used + length + 1 > width && used > indent) {
      lines.push(line.trimEnd());
      line = ' '.repeat(indent);
      used = indent;
    }
    const comma = i < items.length - 1 ? ', ' : '';
    line += painted + comma;
    used += length + comma.length;
  });
  return [...lines, line.trimEnd()];
}

/** Each name once, in the order of first mention: `Goblin ×2`. */
export function grouped(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n > 1 ? `${name} ×${n}` : name));
}

/** "1 card", "2 cards". */
export function plural(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}
