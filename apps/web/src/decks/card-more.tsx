import type { DeckRow } from '@castellan/decks';
import type { GameUi } from '@castellan/table';
import { Picture } from '@castellan/table';
import { useId, useMemo } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { Button } from '../app/button.tsx';
import { withoutCard, withRow } from './edit-deck.ts';
import { useTell } from './text.ts';
import type { DeckDesk } from './use-deck.ts';
import type { Entry } from './use-entry.ts';

interface CardMoreProps {
  readonly desk: DeckDesk;
  readonly entry: Entry;
  /** The printed game's. */
  readonly ui: GameUi;
}

/** What else there is to a card: whether it is in play, its picture, its names in other languages. */
export function CardMore({ desk, entry, ui }: CardMoreProps) {
  const tell = useTell();
  const id = useId();
  const { sheet, row } = entry;
  const own = row.own;
  const change = (some: (row: DeckRow) => DeckRow): void =>
    desk.change(withRow(desk.deck, sheet, row.id, some));
  const setName = (language: string, name: string): void =>
    change(({ names, ...rest }) => {
      const { [language]: _, ...others } = names ?? {};
      const said = name.trim() === '' ? others : { ...others, [language]: name.trim() };
      return Object.keys(said).length === 0 ? rest : { ...rest, names: said };
    });
  return (
    <details className="cw-more cw-card-more">
      <summary>{tell('more')}</summary>
      <label className="cw-card-off">
        <input
          type="checkbox"
          checked={own?.off === true}
          onChange={event => {
            const { checked } = event.currentTarget;
            change(({ off: _, ...rest }) => (checked ? { ...rest, off: true } : rest));
          }}
        />
        {tell('staysInBox')}
      </label>
      {sheet.columns.some(({ name }) => name === 'name') && (
        <>
          {(['de', 'fr'] as const).map(language => (
            <label key={language} className="cw-field">
              <span>{tell(`nameIn-${language}`)}</span>
              <input
                className="cw-input"
                aria-describedby={id}
                value={own?.names?.[language] ?? ''}
                maxLength={60}
                onChange={event => setName(language, event.currentTarget.value)}
              />
            </label>
          ))}
          <p id={id} className="cw-hint">
            {tell('genderHint')}
          </p>
        </>
      )}
      <Emblems
        ui={ui}
        chosen={own?.emblem}
        onChoose={emblem =>
          change(({ emblem: _, ...rest }) => (emblem === null ? rest : { ...rest, emblem }))
        }
      />
      {own !== undefined && (
        <Button
          glyph="bin"
          label={tell(row.isNew ? 'removeCard' : 'asPrinted')}
          onPress={() => desk.change(withoutCard(desk.deck, sheet, row.id))}
        />
      )}
    </details>
  );
}

interface EmblemsProps {
  readonly ui: GameUi;
  readonly chosen: string | undefined;
  onChoose(emblem: string | null): void;
}

/** The pictures of the game's cards, to choose one for an own card. */
function Emblems({ ui, chosen, onChoose }: EmblemsProps) {
  const { locale } = useApp();
  const tell = useTell();
  const emblems = useMemo(() => {
    const faces = ui.cards.map(ref => ui.card(ref, locale)?.emblem);
    return [...new Set(faces.filter(emblem => emblem !== undefined))];
  }, [ui, locale]);
  if (emblems.length === 0) return null;
  return (
    <fieldset className="cw-emblems">
      <legend>{tell('picture')}</legend>
      {emblems.map(emblem => (
        <button
          key={emblem}
          type="button"
          aria-label={emblem.replaceAll('-', ' ')}
          aria-pressed={emblem === chosen}
          onClick={() => onChoose(emblem === chosen ? null : emblem)}
        >
          <Picture name={emblem} />
        </button>
      ))}
    </fieldset>
  );
}
