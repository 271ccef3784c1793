import { useLooks } from '../context.tsx';
import type { CardFace } from '../contract.ts';
import { pathOf } from '../icon/picture.tsx';
import { mix } from '../theme/colour.ts';
import { fieldOf } from './fields.ts';
import { usePainting } from './use-painting.ts';
import type { View } from './views.ts';

/** The picture of a card, as a background. Until it is painted there is only its sky: the emblem goes over that. */
export interface Shown {
  readonly background: string;
  readonly isPainted: boolean;
}

/** What a face's picture follows from. A back has no ref: nothing stands in its picture. */
export type Pictured = Pick<CardFace, 'emblem' | 'field'> & { readonly ref?: string };

export function usePicture({ ref, emblem, field }: Pictured, view: View): Shown {
  const { pictures } = useLooks();
  const painted = usePainting(
    { ref, emblem, field, path: ref === undefined ? null : pathOf(pictures, emblem) },
    view,
  );
  return painted === undefined
    ? { background: skyOf(field), isPainted: false }
    : { background: painted, isPainted: true };
}

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
