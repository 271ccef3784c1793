import { capital } from '@castellan/powers';
import { useLooks } from '../context.tsx';
import { memo } from '../view.ts';

/** The pictures that are loaded, by their `game-icons` name: the data of one path on a field of 512 by 512. */
export type PictureSet = Readonly<Record<string, string>>;

/** What stands in for a picture that isn't there: a plain diamond. */
const DIAMOND = 'M256 40 L440 256 L256 472 L72 256 Z';

const missed = new Set<string>();

/** The path of a picture; warns once of each that isn't there. */
export function pathOf(pictures: PictureSet, name: string): string {
  const path = pictures[name];
  if (path !== undefined) return path;
  if (!missed.has(name)) {
    missed.add(name);
    console.warn(`The table has no picture "${name}": a diamond stands in for it.`);
  }
  return DIAMOND;
}

/** A picture in the colour of the text around it, as high as the text unless told otherwise. Says nothing: label what it is on. */
export function Picture({
  name,
  className,
}: {
  readonly name: string;
  readonly className?: string;
}) {
  const { pictures } = useLooks();
  return (
    <svg
      className={`ct-picture ${className ?? ''}`}
      viewBox="0 0 512 512"
      aria-hidden="true"
      focusable="false"
    >
      <path fill="currentColor" d={pathOf(pictures, name)} />
    </svg>
  );
}

interface EmblemProps {
  readonly name: string;
  /** Something else will soon be there: it casts no shadow. */
  readonly isBrief?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The charge of a card: a picture in ivory and gold, with its shadow. */
export const Emblem = memo(function Emblem({ name, isBrief, className }: EmblemProps) {
  const { pictures } = useLooks();
  const path = pathOf(pictures, name);
  return (
    <svg className={className} viewBox="-16 -16 544 552" aria-hidden="true" focusable="false">
      {!isBrief && <path d={path} fill="#0d0704" fill-opacity="0.45" transform="translate(7 17)" />}
      <path className="ct-emblem" d={path} />
    </svg>
  );
});

type Aria =
  | { readonly 'aria-hidden': true }
  | { readonly role: 'img'; readonly 'aria-label': string };

/** What a picture says to those who don't see it. One without words is not there for them. */
export const ariaOf = (label: string | undefined): Aria =>
  label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': capital(label) };
