import { useLooks } from '../context.tsx';
import { Picture } from '../icon/picture.tsx';
import './card.css';
import './card-sizes.css';

/** Where a card could lie, and none does. */
export function EmptySlot({
  label,
  picture,
}: {
  readonly label?: string | undefined;
  readonly picture?: string | undefined;
}) {
  const { strings } = useLooks();
  const said = label ?? strings.emptySlot;
  return (
    <span className="ct-card ct-card--empty" role="img" aria-label={said}>
      <span className="ct-card__body">
        {picture !== undefined && <Picture name={picture} />}
        <span className="ct-card__void">{label ?? ''}</span>
      </span>
    </span>
  );
}
