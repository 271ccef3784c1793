// Reads a digest of rules: chapters (`## 3 Drawing`) of clauses (`**3.1** To draw, take …`).

/** A chapter of the rules as the app shows it. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly clauses: Readonly<Record<string, string>>;
}

/** Chapters that the app tells by the cards themselves: what each Citizen of Margraves does. */
export const ON_CARDS: Readonly<Record<string, string>> = { margraves: '14' };

const CHAPTER = /^## (\d+) (.+)$/;
const CLAUSE = /^\*\*(\d+\.\d+)\*\* (.+)$/s;

/** Emphasis, links and the numbers of rulings, "(R5)", are for those who read the file. */
const plain = (text: string): string =>
  text
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/ \([^()]*\bR\d+[^()]*\)/g, '')
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*\*?([^*]+)\*\*?/g, '$1')
    .replaceAll('`', '');

/** Chapters with a number, each with its clauses. Everything else (the preface, rulings, sources) is for readers of the file. */
export function chaptersIn(markdown: string): Chapter[] {
  const chapters: { id: string; title: string; clauses: Record<string, string> }[] = [];
  let isOpen = false;
  for (const block of markdown.split(/\n\s*\n/).map(text => text.trim())) {
    if (block.startsWith('#')) {
      const [, id = '', title = ''] = CHAPTER.exec(block) ?? [];
      isOpen = id !== '';
      if (isOpen) chapters.push({ id, title, clauses: {} });
      continue;
    }
    const [, number = '', text = ''] = CLAUSE.exec(block) ?? [];
    if (isOpen && number !== '') chapters.at(-1)!.clauses[number] = plain(text);
  }
  return chapters.filter(({ clauses }) => Object.keys(clauses).length > 0);
}
