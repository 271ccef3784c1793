import { describe, expect, test } from 'vitest';
import set from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { cut } from '../src/art/islands.ts';
import { PAINTED, paintOf } from '../src/art/paints.ts';
import type { Subject } from '../src/art/picture.ts';
import { pictureOf } from '../src/art/picture.ts';
import { placeOf } from '../src/art/places.ts';
import { STUFFS } from '../src/art/stuffs.ts';
import { VIEWS, viewFor } from '../src/art/views.ts';

const pathOf = (emblem: string): string =>
  [...set.icons[emblem as keyof typeof set.icons].body.matchAll(/\bd="([^"]+)"/g)]
    .map(([, path]) => path)
    .join(' ');

const goblin: Subject = {
  ref: 'monster:goblin',
  emblem: 'goblin',
  path: pathOf('goblin'),
  field: 'hills',
  tint: '#6c8248',
};

describe('an emblem', () => {
  test('falls into islands, the largest first; a hole belongs to what is around it', () => {
    const { islands, outlines, from, to } = cut('M0 0h10v10h-10zm2 2v6h6v-6zM20 0H100V50H20Z');
    expect(islands).toEqual(['M20 0H100V50H20Z', 'M0 0h10v10h-10ZM2 2v6h6v-6Z']);
    expect(outlines).toEqual(['M20 0H100V50H20Z', 'M0 0h10v10h-10Z']);
    expect([from, to]).toEqual([
      [0, 0],
      [100, 50],
    ]);
  });

  test.each(PAINTED)('%s is painted with stuffs that there are, on islands that it has', emblem => {
    const { main, islands, bands, deep } = paintOf(emblem);
    const stuffs = [main, ...islands.values(), ...bands.map(({ stuff }) => stuff), deep ?? main];
    expect(stuffs.filter(stuff => !(stuff in STUFFS))).toEqual([]);
    const most = cut(pathOf(emblem)).islands.length;
    expect([...islands.keys()].filter(i => i >= most)).toEqual([]);
  });

  test('that nobody thought of is gold', () => {
    expect(paintOf('no-such-emblem')).toMatchObject({ main: 'gold', stands: false });
  });
});

describe('a picture', () => {
  test.each(Object.keys(VIEWS) as (keyof typeof VIEWS)[])(
    'is always the same for a card, in well-formed numbers: %s',
    view => {
      const picture = pictureOf(goblin, view);
      expect(picture).toEqual(pictureOf(goblin, view));
      expect(picture.figure).not.toBeNull();
      expect(JSON.stringify(picture)).not.toMatch(/NaN|undefined|Infinity|null,/);
    },
  );

  test('is another for another card', () => {
    expect(pictureOf({ ...goblin, ref: 'monster:kobolds' }, 'card').behind).not.toEqual(
      pictureOf(goblin, 'card').behind,
    );
  });

  test('of a back has nobody in it', () => {
    expect(pictureOf({ ...goblin, path: null }, 'card').figure).toBeNull();
  });

  test('is set where the name says; a monster lives where its field says', () => {
    expect(placeOf('domain:darktide-harbour', 'castle').land).toContain('sea');
    expect(placeOf('monster:swamp-dragon', 'swamp').land).toContain('dead');
    expect(placeOf('citizen:nobody', 'no-such-field')).toBe(placeOf('citizen:nobody', 'plain'));
  });

  test.each([
    [145, 65, 'strip'],
    [120, 74, 'tile'],
    [120, 165, 'card'],
    [60, 50, 'near'],
    [90, 230, 'tall'],
  ])('%i by %i is best filled with the view %s', (wide, high, view) => {
    expect(viewFor(wide, high)).toBe(view);
  });
});
