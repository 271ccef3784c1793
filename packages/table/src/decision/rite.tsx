import { allowed } from '@castellan/kernel';
import type { Decision, Option } from '@castellan/kernel';
import type { CSSProperties } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { CardArt } from '../art/card-art.tsx';
import type { CardFace } from '../contract.ts';
import { useTable } from '../context.tsx';
import { IconRow } from '../icon/icon-row.tsx';
import { usePlan } from '../stage/stage-context.ts';
import { fieldOf } from '../art/fields.ts';
import { inPixels } from '../view.ts';
import { useSheetBox, useStageMark } from './over-stage.ts';

const MOST = 3;

/** Who or what somebody will be for the whole game: such a question has words for its title, and few cards to choose from. */
export function useRiteTitle(decision: Decision): string | null {
  const { attribute, faceOf } = useTable();
  const options = allowed(decision);
  // A lesson offers but one of them.
  if (decision.kind !== 'choose' || options.length === 0 || options.length > MOST) return null;
  if (!options.every(({ ref }) => ref !== undefined && faceOf(ref) !== null)) return null;
  return attribute(decision.prompt, 'title');
}

interface RiteProps {
  readonly decision: Decision;
  readonly title: string;
}

/** A small ceremony: the table lies in the dark, the cards to choose from in the light. */
export function Rite({ decision, title }: RiteProps) {
  const { attribute } = useTable();
  const { mode } = usePlan();
  const options = allowed(decision);
  // A mouse has pointed at none of them yet.
  const [chosen, setChosen] = useState(mode === 'wide' ? null : options[0]!.id);
  const stage = useStageMark('data-rite');
  const box = useSheetBox(mode === 'wide');
  const line = attribute(decision.prompt, 'line');
  return (
    <div ref={stage} className="ct-rite" style={inPixels({ ...box })}>
      <h3>{title}</h3>
      {line !== null && <p>{line}</p>}
      <ul data-of={options.length}>
        {options.map(option => (
          <li
            key={option.id}
            // On the item, so that a note pointing at it leaves the button free too.
            data-ref={option.ref}
            data-on={option.id === chosen ? '' : undefined}
            onPointerEnter={() => setChosen(option.id)}
            onPointerDown={() => setChosen(option.id)}
            onFocusCapture={() => setChosen(option.id)}
          >
            <Candidate option={option} isOn={option.id === chosen} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Candidate({ option, isOn }: { readonly option: Option; readonly isOn: boolean }) {
  const { lit, lights, faceOf, note, attribute } = useTable();
  const ref = option.ref!;
  useLayoutEffect(() => lights.lay(ref, null), [lights, ref]);
  const face = faceOf(ref)!;
  return (
    <>
      <span className="ct-rite__card" aria-hidden="true">
        <Portrayed face={face} />
      </span>
      <button
        type="button"
        className={`ct-button ct-rite__be ${isOn ? 'ct-button--main' : ''}`}
        data-option={option.id}
        aria-description={`${face.name}. ${face.sentence}`}
        onClick={() => lit.choose(option)}
      >
        {attribute(option.note, 'deed') ?? note(option)}
      </button>
    </>
  );
}

/** A card that is to be read: each of its rows in signs and in words. */
function Portrayed({ face }: { readonly face: CardFace }) {
  return (
    <span
      className="ct-rite__frame"
      style={{ '--edge': fieldOf(face.field).edge } as CSSProperties}
    >
      <CardArt face={face} view="zoom" className="ct-rite__art" emblem="ct-tile__emblem" />
      <b className="ct-rite__name">{face.name}</b>
      <span className="ct-rite__rows">
        {face.rows.map((row, i) => (
          <span key={i}>
            <IconRow icons={row.icons} sign={row.sign} />
            {row.words !== undefined && <i>{row.words}</i>}
          </span>
        ))}
      </span>
    </span>
  );
}
