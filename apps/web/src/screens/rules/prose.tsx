import type { ReactNode } from 'preact/compat';

/** A clause's text: paragraphs, **strong** and *stressed* words, lists. Nothing else is marked up in the digest. */
export function Prose({ text }: { readonly text: string }) {
  return (
    <div className="cw-prose">
      {text.split(/\n{2,}/).map((block, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- a text does not change its order
        <Block key={i} text={block} />
      ))}
    </div>
  );
}

function Block({ text }: { readonly text: string }) {
  const items = text.split(/\n(?=- )/);
  if (!items[0]!.startsWith('- ')) return <p>{marked(text)}</p>;
  return (
    <ul>
      {items.map(item => (
        <li key={item}>{marked(item.slice(2))}</li>
      ))}
    </ul>
  );
}

function marked(text: string): ReactNode[] {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).map((part, i) => {
    if (part.startsWith('**')) return <strong key={i}>{part.slice(2, -2)}</strong>;
    if (part.startsWith('*') && part.length > 2) return <em key={i}>{part.slice(1, -1)}</em>;
    if (part.startsWith('`') && part.length > 2) return <code key={i}>{part.slice(1, -1)}</code>;
    return part;
  });
}
