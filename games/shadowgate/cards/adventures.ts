// The 50 adventure cards [SG 1.4, 1.5, 4.4]. Only some values of the cards in the rulebook's two examples are known. `standIns` names the
// values that are our own; they are chosen to fit the known ones.
import { cardTable, column } from '@castellan/kernel';
import { itemTypes, triple } from './types.ts';
import type { Adventure } from './types.ts';

export const adventures: readonly Adventure[] = cardTable(
  'adventures',
  {
    name: column.text,
    kind: column.oneOf(['item', 'wild', 'event']),
    type: column.orNull(column.oneOf([...itemTypes, 'wild'])),
    resources: triple,
    cost: column.orNull(triple),
    noAction: column.flag('free'),
    source: column.source,
    standIns: ['name', 'kind', 'type', 'resources', 'cost', 'noAction'],
  },
  `
  name                      | kind   | type     | resources | cost   | noAction | source
  Flame of Gorrung          | item   | ~fire    | ~2 1 2    | ~1 1 4 | ~-       | rulebook
  Everburning Torch         | item   | fire     | 1 0 1     | 2 2 2  | free     | reconstructed
  Firedrake's Breath        | item   | fire     | 3 1 2     | 2 1 3  | -        | reconstructed
  Cinder Scroll             | item   | fire     | 2 1 1     | 1 2 3  | -        | reconstructed
  Sphere of Frost           | item   | ice      | 1 2 2     | 2 2 3  | -        | reconstructed
  Breath of Winter          | item   | ice      | 1 1 3     | 1 3 3  | -        | reconstructed
  Rime Scroll               | item   | ice      | 0 2 2     | 1 2 3  | -        | reconstructed
  Frozen Tear               | item   | ice      | 2 2 1     | 2 1 4  | -        | reconstructed
  Minor Mistral             | ~item  | ~wind    | 2 2 2     | ~2 2 4 | ~-       | rulebook
  Major Mistral             | item   | wind     | 2 2 1     | 1 2 4  | -        | reconstructed
  Whisper of the Gale       | item   | wind     | 2 1 1     | 1 1 4  | -        | reconstructed
  Tempest Scroll            | item   | wind     | 2 1 2     | 2 2 3  | -        | reconstructed
  Sword of the Fallen Guard | item   | melee    | 3 1 1     | 4 2 1  | -        | reconstructed
  Trollslayer Spear         | item   | melee    | 2 2 1     | 4 1 2  | -        | reconstructed
  Dwarven Hammer            | item   | melee    | 3 1 0     | 4 1 1  | -        | reconstructed
  Rusted Dirk               | item   | melee    | 1 1 0     | 3 2 1  | free     | reconstructed
  Elven Longbow             | item   | ranged   | ~2 2 1    | ~3 3 1 | ~-       | rulebook
  Silver Arrow              | item   | ranged   | 1 2 1     | 3 2 1  | -        | reconstructed
  Stone Sling               | item   | ranged   | 2 1 1     | 2 3 1  | -        | reconstructed
  Shooting Star             | item   | ranged   | 2 1 2     | 3 2 2  | -        | reconstructed
  Dragonfire Shield         | item   | armor    | 2 1 2     | 4 1 2  | -        | reconstructed
  Helm of the Watch         | item   | armor    | 2 2 0     | 3 1 2  | -        | reconstructed
  Gauntlet of Iron          | item   | armor    | 3 0 1     | 4 1 1  | -        | reconstructed
  Cloak of Shadows          | item   | armor    | 1 2 2     | 3 3 1  | -        | reconstructed
  Yorick                    | item   | artifact | ~1 2 1    | 3 1 2  | -        | rulebook
  Platinum Horn             | item   | artifact | 2 2 1     | 1 4 2  | -        | reconstructed
  Talisman of the Twelve    | item   | artifact | 2 1 3     | 1 4 3  | -        | reconstructed
  Scepter of Kings          | item   | royal    | 1 3 1     | 2 3 2  | -        | reconstructed
  Signet Ring               | item   | royal    | 2 1 1     | 1 3 2  | -        | reconstructed
  Crown of the Westland     | item   | royal    | 1 3 1     | 2 4 1  | -        | reconstructed
  Silver Orb                | item   | orb      | 1 1 3     | 1 4 2  | -        | reconstructed
  Seer's Orb                | item   | orb      | 2 1 1     | 1 3 2  | -        | reconstructed
  Golden Thorn              | ~item  | ~thorn   | 2 1 2     | ~1 2 2 | ~-       | rulebook
  Silver Thorn              | item   | thorn    | 2 0 2     | 1 3 1  | -        | reconstructed
  Serpent Stave             | item   | stave    | 0 1 1     | 2 2 2  | free     | reconstructed
  Druid's Stave             | item   | stave    | 1 2 1     | 1 3 2  | -        | reconstructed
  ~Lakmir's Boon            | ~wild  | wild     | ~1 1 1    | ~3 3 2 | ~-       | reconstructed
  ~Shapechanger's Draught   | ~wild  | wild     | ~1 1 1    | ~2 3 3 | ~-       | reconstructed
  ~Sigil of the Circle      | ~wild  | wild     | ~1 1 1    | ~3 2 3 | ~-       | reconstructed
  Scattered Coins           | ~event | -        | 1 2 1     | -      | ~-       | rulebook
  Spell of Fortitude        | ~event | -        | 1 1 2     | -      | ~-       | rulebook
  ~Hidden Passage           | ~event | -        | ~2 1 1    | -      | ~-       | reconstructed
  ~Collapsing Bridge        | ~event | -        | ~2 1 1    | -      | ~-       | reconstructed
  ~Torn Parchment           | ~event | -        | ~1 2 1    | -      | ~-       | reconstructed
  ~Banshee's Wail           | ~event | -        | ~1 1 2    | -      | ~-       | reconstructed
  ~Loose Flagstone          | ~event | -        | ~2 2 0    | -      | ~-       | reconstructed
  ~Sphinx's Riddle          | ~event | -        | ~0 2 2    | -      | ~-       | reconstructed
  ~Quick Reflexes           | ~event | -        | ~1 1 0    | -      | ~free    | reconstructed
  ~Sudden Insight           | ~event | -        | ~0 1 1    | -      | ~free    | reconstructed
  ~Flickering Light         | ~event | -        | ~1 0 1    | -      | ~free    | reconstructed
`,
);
