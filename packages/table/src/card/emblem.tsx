import { memo } from '../view/memo.ts';
import { useLooks } from '../context.tsx';
import { pathOf } from '../icon/picture.tsx';

interface EmblemProps {
  readonly name: string;
  readonly className?: string;
}

/** The charge of a card: a picture in ivory and gold, with its shadow. */
export const Emblem = memo(function Emblem({ name, className }: EmblemProps) {
  const { pictures } = useLooks();
  const path = pathOf(pictures, name);
  return (
    <svg className={className} viewBox="-16 -16 544 552" aria-hidden="true" focusable="false">
      <path d={path} fill="#0d0704" fill-opacity="0.45" transform="translate(7 17)" />
      <path className="ct-emblem" d={path} />
    </svg>
  );
});
