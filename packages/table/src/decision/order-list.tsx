import { useState } from 'preact/hooks';
import { useTable } from '../context.tsx';
import type { AnswerDraft } from './answer-draft.ts';
import { OptionFace } from './option-face.tsx';
import { point } from './point.ts';
import { Sign } from '../icon/operator.tsx';

/** Things in an order: moved by their buttons, by the arrow keys, or dragged. */
export function OrderList({ draft }: { readonly draft: AnswerDraft }) {
  const { lit, text, note } = useTable();
  const [dragged, setDragged] = useState<string | null>(null);
  const { picks, decision } = draft;
  return (
    <ol className="ct-order" aria-description={text('orderHint')}>
      {picks.map((id, at) => {
        const option = decision.options.find(each => each.id === id);
        if (!option) return null;
        const move = (by: 1 | -1): void => lit.place(id, at + by);
        return (
          <li
            key={id}
            className="ct-ordered"
            draggable
            data-dragged={dragged === id ? '' : undefined}
            onDragStart={event => {
              event.dataTransfer!.effectAllowed = 'move';
              event.dataTransfer!.setData('text/plain', id);
              setDragged(id);
            }}
            onDragOver={event => {
              if (dragged === null) return;
              event.preventDefault();
              if (dragged !== id) lit.place(dragged, at);
            }}
            onDrop={event => event.preventDefault()}
            onDragEnd={() => setDragged(null)}
            onPointerEnter={() => point(option.ref)}
            onPointerLeave={() => point(undefined)}
          >
            <span className="ct-ordered__n" aria-label={text('place', { n: at + 1 })}>
              {at + 1}
            </span>
            <OptionFace option={option} />
            <Moves
              what={note(option)}
              isFirst={at === 0}
              isLast={at === picks.length - 1}
              move={move}
            />
          </li>
        );
      })}
    </ol>
  );
}

interface MovesProps {
  readonly what: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  move(by: 1 | -1): void;
}

function Moves({ what, isFirst, isLast, move }: MovesProps) {
  const { text } = useTable();
  return (
    <span className="ct-ordered__moves">
      <button
        type="button"
        className="ct-button"
        aria-label={text('moveUp', { what })}
        disabled={isFirst}
        onClick={() => move(-1)}
      >
        <Sign path="M6 15l6-6 6 6" />
      </button>
      <button
        type="button"
        className="ct-button"
        aria-label={text('moveDown', { what })}
        disabled={isLast}
        onClick={() => move(1)}
      >
        <Sign path="M6 9l6 6 6-6" />
      </button>
    </span>
  );
}
