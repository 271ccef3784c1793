import { IconRow, useTable } from '@castellan/table';
import type { ComponentChildren } from 'preact';
import { useId, useMemo, useState } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { Glyph } from '../../app/glyph.tsx';
import type { Hit, Shelf } from './search-rules.ts';
import { searchRules } from './search-rules.ts';

interface RulesSearchProps {
  readonly shelf: Shelf;
  /** Goes to a clause, or to an icon of the legend. Cards are shown large. */
  onClause(id: string): void;
  onIcon(icon: string): void;
}

/** More are not looked through: a longer question finds fewer. */
const MOST = 30;

/** Finds words of the rules, cards and icons by their names, and leads there. */
export function RulesSearch({ shelf, onClause, onIcon }: RulesSearchProps) {
  const { say } = useApp();
  const { lit } = useTable();
  const [question, setQuestion] = useState('');
  const hits = useMemo(() => searchRules(shelf, question), [shelf, question]);
  const id = useId();
  const goTo = (hit: Hit): void => {
    if ('card' in hit) {
      lit.zoom(hit.card.ref);
      return;
    }
    setQuestion('');
    if ('clause' in hit) onClause(hit.clause.id);
    else onIcon(hit.icon.icons[0]!);
  };
  return (
    <form
      className="cw-search-rules"
      role="search"
      onSubmit={event => {
        event.preventDefault();
        if (hits[0] !== undefined) goTo(hits[0]);
      }}
    >
      <div className="cw-search">
        <label className="ct-hidden" htmlFor={id}>
          {say('searchRules')}
        </label>
        <Glyph name="search" />
        <input
          id={id}
          type="search"
          className="cw-input"
          placeholder={say('searchRules')}
          value={question}
          onInput={event => setQuestion(event.currentTarget.value)}
        />
      </div>
      <p className="cw-hint" role="status">
        {question.trim() === ''
          ? ''
          : hits.length === 0
            ? say('nothingFound')
            : say('found', { n: hits.length })}
      </p>
      {hits.length > 0 && (
        <ul className="cw-hits">
          {hits.slice(0, MOST).map(hit => (
            <li key={keyOf(hit)}>
              <button type="button" onClick={() => goTo(hit)}>
                <Found hit={hit} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}

const keyOf = (hit: Hit): string =>
  'card' in hit ? hit.card.ref : 'icon' in hit ? `icon ${hit.icon.icons[0]}` : hit.clause.id;

function Found({ hit }: { readonly hit: Hit }): ComponentChildren {
  if ('card' in hit) {
    return (
      <>
        <strong>{hit.card.name}</strong>
        <small>{hit.card.kind}</small>
      </>
    );
  }
  if ('icon' in hit) {
    return (
      <>
        <strong>
          <IconRow icons={[hit.icon.shown]} /> {hit.icon.name}
        </strong>
        <small>{hit.icon.meaning}</small>
      </>
    );
  }
  return (
    <>
      <strong>{hit.title}</strong>
      <small>{hit.clause.text.replaceAll('**', '')}</small>
    </>
  );
}
