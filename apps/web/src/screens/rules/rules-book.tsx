import type { RulesSection } from '@castellan/table';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'preact/compat';
import { Loading } from '../../app/app.tsx';
import { useApp } from '../../app/app-context.ts';
import { Glyph } from '../../app/glyph.tsx';
import type { GameBundle } from '../../game-bundle.ts';
import { useHandbook } from '../../handbook.ts';
import { Prose } from './prose.tsx';
import './rules.css';
import { searchRules } from './search-rules.ts';

interface RulesBookProps {
  readonly bundle: GameBundle;
  /** The clause to open at. */
  readonly clause: string | null;
  /** What to look for at first. */
  readonly question?: string;
}

/** The digest of a rulebook, to be searched. */
export function RulesBook({ bundle, ...rest }: RulesBookProps) {
  const { say, locale } = useApp();
  const handbook = useHandbook(bundle);
  const sections = useMemo(() => handbook?.rules(locale) ?? [], [handbook, locale]);
  if (handbook === undefined) return <Loading />;
  if (sections.length === 0) return <p className="cw-quiet">{say('noRules')}</p>;
  return <Book sections={sections} {...rest} />;
}

interface BookProps extends Omit<RulesBookProps, 'bundle'> {
  readonly sections: readonly RulesSection[];
}

function Book({ sections, clause, question: first = '' }: BookProps) {
  const { say } = useApp();
  const [question, setQuestion] = useState(first);
  const deferred = useDeferredValue(question);
  const found = useMemo(() => searchRules(sections, deferred), [sections, deferred]);
  const id = useId();
  const book = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (clause === null) return undefined;
    // After the screen has put the focus on its heading.
    const frame = requestAnimationFrame(() => {
      const element = book.current?.querySelector<HTMLElement>(
        `[data-clause="${CSS.escape(clause)}"]`,
      );
      element?.scrollIntoView({ block: 'center' });
      element?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [clause]);

  const count = found.reduce((sum, { clauses }) => sum + clauses.length, 0);
  const toSection = (section: string): void =>
    book.current
      ?.querySelector(`[data-section="${CSS.escape(section)}"]`)
      ?.scrollIntoView({ block: 'start' });
  return (
    <div className="cw-rules" ref={book}>
      <div className="cw-rules-side">
        <div className="cw-search" role="search">
          <label className="cw-hidden" htmlFor={id}>
            {say('searchRules')}
          </label>
          <Glyph name="search" />
          <input
            id={id}
            type="search"
            className="cw-input"
            placeholder={say('searchRules')}
            value={question}
            onChange={event => setQuestion(event.currentTarget.value)}
          />
        </div>
        <p className="cw-hint" role="status">
          {deferred.trim() === ''
            ? ''
            : count === 0
              ? say('nothingFound')
              : say('found', { n: count })}
        </p>
        <nav className="cw-rules-contents" aria-label={say('contents')}>
          <ol>
            {found.map(section => (
              <li key={section.id}>
                <button type="button" onClick={() => toSection(section.id)}>
                  {section.title}
                </button>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <div className="cw-rules-text cw-panel">
        {found.map(section => (
          <section key={section.id} data-section={section.id} aria-label={section.title}>
            <h2>{section.title}</h2>
            {section.clauses.map(({ id: number, text }) => (
              <div
                key={number}
                className="cw-clause"
                data-clause={number}
                tabIndex={-1}
                aria-current={number === clause || undefined}
              >
                <span className="cw-clause-number">{number}</span>
                <Prose text={text} />
              </div>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
