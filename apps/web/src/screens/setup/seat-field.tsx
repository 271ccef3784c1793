import type { Sitter } from '@castellan/protocol';
import { useId } from 'react';
import { useApp } from '../../app/app-context.ts';
import { Glyph } from '../../app/glyph.tsx';

interface SeatFieldProps {
  readonly at: number;
  readonly sitter: Sitter;
  readonly name: string;
  readonly isYou?: boolean;
  onChange(seat: { readonly sitter: Sitter; readonly name: string }): void;
}

/** One seat: who sits there, and what they are called. */
export function SeatField({ at, sitter, name, isYou = false, onChange }: SeatFieldProps) {
  const { say } = useApp();
  const id = useId();
  const value = sitter === 'person' ? 'person' : sitter.bot;
  return (
    <li className="cw-seat" data-person={sitter === 'person' || undefined}>
      <Glyph name={sitter === 'person' ? 'person' : 'bot'} />
      <label className="cw-hidden" htmlFor={`${id}-name`}>
        {say('nameOf', { n: at + 1 })}
      </label>
      <input
        id={`${id}-name`}
        className="cw-input"
        value={name}
        maxLength={40}
        autoComplete="off"
        onChange={event => onChange({ sitter, name: event.target.value })}
      />
      <label className="cw-hidden" htmlFor={`${id}-who`}>
        {say('seat', { n: at + 1 })}: {say('sitsHere')}
      </label>
      <select
        id={`${id}-who`}
        className="cw-select"
        value={value}
        onChange={({ target }) =>
          onChange({ sitter: target.value === 'person' ? 'person' : { bot: target.value }, name })
        }
      >
        <option value="person">{say(isYou ? 'you' : 'someoneElse')}</option>
        <option value="greedy">{say('botGreedy')}</option>
        <option value="random">{say('botRandom')}</option>
      </select>
    </li>
  );
}
