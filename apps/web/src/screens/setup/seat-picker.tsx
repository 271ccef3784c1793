import { useId } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { Button } from '../../app/button.tsx';
import { Glyph } from '../../app/glyph.tsx';
import { lineOf } from '../../characters.ts';
import type { Sitter } from '../../store/saved-game.ts';
import { BotChoice } from './bot-choice.tsx';
import './seat-picker.css';

interface SeatPickerProps {
  readonly at: number;
  readonly sitter: Sitter;
  readonly name: string;
  readonly isYou: boolean;
  /** The styles that the game has. */
  readonly cast: readonly string[];
  onChange(seat: { readonly sitter: Sitter; readonly name: string }): void;
  /** Empties the seat; undefined where fewer can't play. */
  readonly onRemove?: (() => void) | undefined;
}

/** Who sits on one chair: a person or one of the bots, what they are called, and what a bot is like. */
export function SeatPicker(props: SeatPickerProps) {
  const { at, sitter, name, isYou, cast, onChange, onRemove } = props;
  const { say } = useApp();
  const id = useId();
  const bot = sitter === 'person' ? null : sitter.bot;
  return (
    <fieldset className="cw-picker">
      <legend>
        <span className="ct-hidden">{say('seat', { n: at + 1 })}: </span>
        {say('sitsHere')}
      </legend>
      <label className="ct-hidden" htmlFor={`${id}-name`}>
        {say('nameOf', { n: at + 1 })}
      </label>
      <input
        id={`${id}-name`}
        className="cw-input cw-picker-name"
        value={name}
        maxLength={40}
        autoComplete="off"
        onInput={event => onChange({ sitter, name: event.currentTarget.value })}
      />
      <BotChoice
        name={`${id}-who`}
        cast={cast}
        value={bot}
        onChange={to => onChange({ sitter: { bot: to }, name })}
      />
      <p className="cw-picker-line" aria-live="polite">
        {say(lineOf(bot) ?? (isYou ? 'youLine' : 'besideLine'))}
      </p>
      <div className="cw-picker-others">
        <label>
          <input
            type="radio"
            name={`${id}-who`}
            value="person"
            checked={bot === null}
            onChange={() => onChange({ sitter: 'person', name })}
          />
          <span className="ct-button">
            <Glyph name="person" />
            {say(isYou ? 'you' : 'someoneElse')}
          </span>
        </label>
        {onRemove !== undefined && (
          <Button glyph="table" label={say('nobody')} onPress={onRemove} />
        )}
      </div>
    </fieldset>
  );
}
