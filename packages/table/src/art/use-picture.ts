import { useEffect } from 'preact/hooks';
import { useLooks } from '../context.tsx';
import type { CardFace } from '../contract.ts';
import { pathOf } from '../icon/picture.tsx';
import { mix } from '../theme/colour.ts';
import { useStore } from '../view.ts';
import { fieldOf } from './fields.ts';
import { onPaintings, order, paintingOf } from './paintings.ts';
import type { View } from './views.ts';

/** The picture of a card, as a background. Until it is painted there is only its sky: the emblem goes over that. */
export interface Shown {
  readonly background: string;
  readonly isPainted: boolean;
}

/** What a face's picture follows from. A back has no ref: nothing stands in its picture. */
export type Pictured = Pick<CardFace, 'emblem' | 'field'> & { readonly ref?: string };

/** Any other view of it will do while the one that is asked for is not there yet. */
const OTHERS: readonly View[] = ['card', 'tile', 'strip', 'near', 'tall', 'zoom'];

export function usePicture({ ref, emblem, field }: Pictured, view: View): Shown {
  const { pictures } = useLooks();
  const keyOf = (one: View): string => `${ref ?? 'back'} ${emblem} ${field} ${one}`;
  const key = keyOf(view);
  useEffect(() => {
    const path = ref === undefined ? null : pathOf(pictures, emblem);
    const { tint } = fieldOf(field);
    order({ key, view, subject: { ref: ref ?? field, emblem, path, field, tint } });
  }, [key, pictures]);
  const painted = useStore(
    onPaintings,
    () => paintingOf(key) ?? OTHERS.map(other => paintingOf(keyOf(other))).find(isThere),
  );
  return painted === undefined
    ? { background: skyOf(field), isPainted: false }
    : { background: painted, isPainted: true };
}

const isThere = (painting: string | undefined): boolean => painting !== undefined;

const skies = new Map<string, string>();

/** What there is before a picture is painted: its colour, light in the middle and dark at the rim. */
function skyOf(field: string): string {
  let sky = skies.get(field);
  if (sky === undefined) {
    const [top, foot] = skyColours(field);
    sky = `radial-gradient(72% 72% at 50% 46%, transparent 45%, rgb(0 0 0 / 0.55)), linear-gradient(${top}, ${foot})`;
    skies.set(field, sky);
  }
  return sky;
}

/** Dark enough for an ivory emblem. */
export function skyColours(field: string): readonly [top: string, foot: string] {
  const { tint } = fieldOf(field);
  return [mix(tint, '#000000', 0.25), mix(tint, '#000000', 0.5)];
}
