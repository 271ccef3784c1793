import type { Stall, Ware } from '@castellan/conformance/toy';
import { WARES } from '@castellan/conformance/toy';
import { effectIcons } from '@castellan/powers';
import type { CardFace } from '../src/index.ts';
import { FIELDS } from '../src/index.ts';
import { effects } from './effects.ts';

/** A picture for each ware of the toy. */
const EMBLEMS: Readonly<Record<string, string>> = {
  bun: 'croissant',
  loaf: 'bread',
  pretzel: 'pretzel',
  pie: 'pie-slice',
  tart: 'cupcake',
  cake: 'cake-slice',
  nail: 'nails',
  knife: 'plain-dagger',
  horseshoe: 'horseshoe',
  lantern: 'lantern',
  helmet: 'visored-helm',
  sword: 'broadsword',
  ribbon: 'ribbon',
  sock: 'socks',
  cap: 'billed-cap',
  shawl: 'poncho',
  cloak: 'cloak',
  tapestry: 'rolled-cloth',
};

const FIELD_OF: Readonly<Record<Stall, string>> = {
  bakery: 'furrows',
  smithy: 'scales',
  loom: 'state',
};

const badge = (icon: string, n: number) => ({ icon, text: `${n}`, label: `${n} ${icon}` });

function face({ id, name, stall, worth, gems }: Ware): CardFace {
  return {
    ref: `ware:${id}`,
    name,
    kind: `Ware of the ${stall}`,
    emblem: EMBLEMS[id]!,
    field: FIELD_OF[stall],
    price: [badge('gold', worth)],
    marks: [badge('points', worth)],
    rows: gems > 0 ? [{ heading: 'when bought', icons: [{ icon: 'gems', n: gems }] }] : [],
    sentence: gems > 0 ? 'Gain a gem when you buy it.' : 'It counts its worth.',
    rulings: gems > 0 ? ['The gem can’t help to pay for the ware that brings it.'] : [],
  };
}

export const wares: readonly CardFace[] = WARES.map(face);

/** Every painted field there is (and one that is not), with the wares and all kinds of icon rows in turn. */
export const samples: readonly CardFace[] = [...Object.keys(FIELDS), 'nobody-painted-this'].map(
  (field, i) => {
    const [kind, effect] = effects[i % effects.length]!;
    return {
      ...wares[i % wares.length]!,
      ref: `field:${field}`,
      name: i % 7 === 6 ? `${field}, of a name that is far too long` : field,
      kind,
      field,
      rows: [{ icons: effectIcons(effect) }],
      ...(i % 5 === 4 ? { standIns: ['price'] } : {}),
    };
  },
);
