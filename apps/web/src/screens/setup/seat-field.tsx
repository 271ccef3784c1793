import type { Sitter } from '../../store/saved-game.ts';
import { pictures } from 'virtual:pictures/web';
import { useId } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { Glyph } from '../../app/glyph.tsx';
import { CHARACTERS } from '../../characters.ts';

interface SeatFieldProps {
  readonly at: number;
  readonly sitter: Sitter;
  readonly name: string;
  readonly isYou?: boolean;
  onChange(seat: { readonly sitter: Sitter; readonly name: string }): void;
}

/** One seat: who sits there, what they are called, and what a bot is like. */
export function SeatField({ at, sitter, name, isYou = false, onChange }: SeatFieldProps) {
  const { say } = useApp();
  const id = useId();
  const value = sitter === 'person' ? 'person' : sitter.bot;
  const character = CHARACTERS.find(({ bot }) => bot === value);
  return (
    <li className="cw-seat" data-person={sitter === 'person' || undefined}>
      {character === undefined ? (
        <Glyph name="person" />
      ) : (
        <svg className="cw-seat-bust" viewBox="0 0 512 512" aria-hidden="true" focusable="false">
          <path fill="currentColor" d={pictures[character.picture]} />
        </svg>
      )}
      <label className="ct-hidden" htmlFor={`${id}-name`}>
        {say('nameOf', { n: at + 1 })}
      </label>
      <input
        id={`${id}-name`}
        className="cw-input"
        value={name}
        maxLength={40}
        autoComplete="off"
        onInput={event => onChange({ sitter, name: event.currentTarget.value })}
      />
      <label className="ct-hidden" htmlFor={`${id}-who`}>
        {say('seat', { n: at + 1 })}: {say('sitsHere')}
      </label>
      <select
        id={`${id}-who`}
        className="cw-select"
        value={value}
        aria-describedby={character === undefined ? undefined : `${id}-line`}
        onChange={({ currentTarget: target }) =>
          onChange({ sitter: target.value === 'person' ? 'person' : { bot: target.value }, name })
        }
      >
        <optgroup label={say('people')}>
          <option value="person">{say(isYou ? 'you' : 'someoneElse')}</option>
        </optgroup>
        <optgroup label={say('bots')}>
          {CHARACTERS.map(({ bot, name: called }) => (
            <option key={bot} value={bot}>
              {say(called)}
            </option>
          ))}
        </optgroup>
      </select>
      {character !== undefined && (
        <p id={`${id}-line`} className="cw-hint cw-seat-line">
          {say(character.line)}
        </p>
      )}
    </li>
  );
}
