import { SeatShield } from '@castellan/table';
import { timesOf, useMoveWords } from './move-words.ts';
import type { Actions } from './others-since.ts';
import './told.css';

/** What one of the others did: their shield, and in words as much as there is room for. All of it is heard. */
export function Told(of: Actions) {
  const { name, after, actions, all } = useMoveWords().told(of);
  return (
    <>
      <SeatShield seat={of.seat < 0 ? 5 : of.seat} />
      <span className="ct-hidden">{all}</span>
      <span className="cw-told" aria-hidden="true">
        <b>
          {name}
          <span>{after}</span>
        </b>
        {actions.map(({ pieces, times }, i) => (
          <span key={i} data-times={times}>
            {i > 0 && '\u00a0· '}
            {pieces.map(({ text, isAside }, at) => (isAside ? <span key={at}>{text}</span> : text))}
            {timesOf(times)}
          </span>
        ))}
        {/* How many are left out. */}
        <small />
      </span>
    </>
  );
}
