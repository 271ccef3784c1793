import type { CardFace } from '@castellan/table';
import { CardThing } from '@castellan/table';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { Guessed } from '../gallery/guessed.tsx';
import { LegendList } from '../legend/legend.tsx';
import { cardsNamed } from './cards-named.ts';
import { iconWords } from './icon-words.ts';
import { Prose } from './prose.tsx';
import './rules.css';
import { RulesSearch } from './rules-search.tsx';
import type { Shelf } from './search-rules.ts';

interface BookProps {
  readonly shelf: Shelf;
  readonly clause: string | null;
}

/** The legend is the last section. */
const ICONS = 'icons';

/** The rules with their contents and their search beside them. */
export function Book({ shelf, clause }: BookProps) {
  const { say } = useApp();
  const { sections, legend } = shelf;
  const book = useRef<HTMLDivElement>(null);
  const goTo = (place: string): void => {
    const element = book.current?.querySelector<HTMLElement>(place);
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  };
  const toSection = (section: string): void =>
    book.current
      ?.querySelector(`[data-section="${CSS.escape(section)}"]`)
      ?.scrollIntoView({ block: 'start' });
  useEffect(() => {
    if (clause === null) return undefined;
    // After the screen has put the focus on its heading.
    const frame = requestAnimationFrame(() => goTo(`[data-clause="${CSS.escape(clause)}"]`));
    return () => cancelAnimationFrame(frame);
  }, [clause]);
  const contents = [
    ...sections.map(({ id, title }) => ({ id, title })),
    { id: ICONS, title: say('icons') },
  ];
  return (
    <div className="cw-rules" ref={book}>
      <div className="cw-rules-side">
        <RulesSearch
          shelf={shelf}
          onClause={id => goTo(`[data-clause="${CSS.escape(id)}"]`)}
          onIcon={icon => goTo(`[data-icon~="${CSS.escape(icon)}"]`)}
        />
        <nav className="cw-rules-contents" aria-label={say('contents')}>
          <ol>
            {contents.map(({ id, title }) => (
              <li key={id}>
                <button type="button" onClick={() => toSection(id)}>
                  {title}
                </button>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <div className="cw-rules-text cw-panel">
        {sections.map(section => (
          <Section key={section.id} section={section} shelf={shelf} clause={clause} />
        ))}
        <section data-section={ICONS} aria-label={say('icons')}>
          <h2>{say('icons')}</h2>
          <LegendList groups={legend} />
        </section>
      </div>
    </div>
  );
}

interface SectionProps extends BookProps {
  readonly section: Shelf['sections'][number];
}

/** A section's clauses, each with its number and the cards that it names. */
function Section({ section, shelf: { faces, legend }, clause }: SectionProps) {
  const icons = useMemo(() => iconWords(legend), [legend]);
  return (
    <section data-section={section.id} aria-label={section.title}>
      <h2>{section.title}</h2>
      {section.clauses.map(({ id: number, text, cards }) => (
        <div
          key={number}
          className="cw-clause"
          data-clause={number}
          tabIndex={-1}
          aria-current={number === clause || undefined}
        >
          <span className="cw-clause-number">{number}</span>
          <Prose text={text} icons={icons} />
          <Pictures cards={cards.length > 0 ? cards : cardsNamed(text, faces)} />
        </div>
      ))}
    </section>
  );
}

function Pictures({ cards }: { readonly cards: readonly (string | CardFace)[] }) {
  if (cards.length === 0) return null;
  return (
    <ul className="cw-clause-cards">
      {cards.map(card => (
        <li key={typeof card === 'string' ? card : card.ref}>
          <CardThing card={card} />
          {typeof card !== 'string' && <Guessed face={card} />}
        </li>
      ))}
    </ul>
  );
}
