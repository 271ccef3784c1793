import { useId } from 'react';
import { useTable } from '../context.tsx';
import { pathOf } from '../icon/picture.tsx';

/** The charge of a card: a picture in ivory and gold, with its shadow. */
export function Emblem({
  name,
  className,
}: {
  readonly name: string;
  readonly className?: string;
}) {
  const { pictures } = useTable();
  const id = useId();
  const path = pathOf(pictures, name);
  return (
    <svg className={className} viewBox="-16 -16 544 552" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={id} x1="0.2" y1="0" x2="0.5" y2="1">
          <stop stopColor="#fffaf0" />
          <stop offset="0.55" stopColor="#f6e3b6" />
          <stop offset="1" stopColor="#d9b06a" />
        </linearGradient>
      </defs>
      <path d={path} fill="#0d0704" opacity="0.45" transform="translate(7 17)" />
      <path
        d={path}
        fill="#1c1008"
        stroke="#1c1008"
        strokeWidth="17"
        strokeLinejoin="round"
        opacity="0.88"
      />
      <path d={path} fill={`url(#${id})`} />
    </svg>
  );
}
