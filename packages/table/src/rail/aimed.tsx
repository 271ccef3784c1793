import { useTable } from '../context.tsx';
import { useAimed } from '../decision/use-lights.ts';

/** Does what a tap has chosen. The question says what the card is. */
export function AimedAction() {
  const { lights, note } = useTable();
  const aimed = useAimed(lights);
  return (
    aimed && (
      <div className="ct-rail__action ct-rail__aimed">
        <button
          type="button"
          className="ct-button ct-button--main"
          onClick={() => lights.perform(aimed.action)}
        >
          <span>{note(aimed.action.option)}</span>
        </button>
      </div>
    )
  );
}
