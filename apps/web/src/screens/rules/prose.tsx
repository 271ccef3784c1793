import { Token } from '@castellan/table';
import type { ComponentChildren } from 'preact';
import type { IconWords } from './icon-words.ts';

interface ProseProps {
  readonly text: string;
  /** Puts the picture of each icon before its first mention. */
  readonly icons?: IconWords;
}

/** A clause's text: paragraphs, **strong** and *stressed* words, lists. Nothing else is marked up in the digest. */
export function Prose({ text, icons }: ProseProps) {
  const shown = new Set<string>();
  return (
    <div className="cw-prose">
      {text.split(/\n{2,}/).map((block, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- a text does not change its order
        <Block key={i} text={block} pictured={part => pictured(part, icons, shown)} />
      ))}
    </div>
  );
}

interface BlockProps {
  readonly text: string;
  pictured(text: string): ComponentChildren;
}

function Block({ text, pictured }: BlockProps) {
  const items = text.split(/\n(?=- )/);
  if (!items[0]!.startsWith('- ')) return <p>{marked(text, pictured)}</p>;
  return (
    <ul>
      {items.map(item => (
        <li key={item}>{marked(item.slice(2), pictured)}</li>
      ))}
    </ul>
  );
}

function marked(text: string, pictured: (text: string) => ComponentChildren): ComponentChildren[] {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).map((part, i) => {
    if (part.startsWith('**')) return <strong key={i}>{part.slice(2, -2)}</strong>;
    if (part.startsWith('*') && part.length > 2) return <em key={i}>{part.slice(1, -1)}</em>;
    if (part.startsWith('`') && part.length > 2) return <code key={i}>{part.slice(1, -1)}</code>;
    return <span key={i}>{pictured(part)}</span>;
  });
}

/** The text with the picture of an icon before each word that names one for the first time. */
function pictured(
  text: string,
  icons: IconWords | undefined,
  shown: Set<string>,
): ComponentChildren {
  if (icons === undefined) return text;
  const parts: ComponentChildren[] = [];
  let from = 0;
  for (const { 0: word, 1: stem, index } of text.matchAll(icons.pattern)) {
    const icon = icons.iconOf(stem!);
    if (icon === undefined || shown.has(icon)) continue;
    shown.add(icon);
    parts.push(
      text.slice(from, index),
      <span key={index} className="cw-named">
        <Token icon={icon} />
        {word}
      </span>,
    );
    from = index + word.length;
  }
  return [...parts, text.slice(from)];
}
