// The 84 Building cards [VV 1.2]: 40 names. `standIns` names the values that no source gives; those are our own.
import { cardTable, column } from '@castellan/kernel';
import { RESOURCES, TYPES } from './language.ts';
import type { Building } from './language.ts';
import { power } from './notation.ts';

export const BUILDINGS: readonly Building[] = cardTable(
  'buildings',
  {
    name: column.text,
    type: column.oneOf(TYPES),
    copies: column.number,
    resource: column.oneOf(RESOURCES),
    vp: column.number,
    cost: column.amounts(RESOURCES, column.number),
    power: column.orNull(power),
    source: column.source,
    standIns: ['name', 'type', 'copies', 'cost', 'resource', 'vp', 'power'],
  },
  `
  name           | type     | copies | resource | vp | cost                 | power                      | source
  Farm           | ~worker  | ~2     | ~food    | ~0 | ~2wood 1magic        | Build: 1food               | rulebook
  Tannery        | ~worker  | ~2     | ~wood    | ~2 | 1food                | ~now: 2card                | rulebook
  Tavern         | ~worker  | ~3     | ~magic   | ~1 | ~2food 1wood         | Scoring: 1VP × Adventurer  | rulebook
  Market         | worker   | 2      | magic    | 2  | 2wood 1magic         | Tax: 1G                    | reconstructed
  Granary        | worker   | 2      | stone    | 3  | 1food 2wood          | Harvest: 1card             | reconstructed
  Workshop       | worker   | 2      | food     | 2  | 1food 1wood 1stone   | Build a Worker: 1wild      | reconstructed
  Guildhall      | worker   | 2      | wood     | 1  | 2wood 1magic         | Scoring: 1VP × Worker      | reconstructed
  Mill           | worker   | 2      | stone    | 4  | 1food 1stone         | Develop: 1card             | reconstructed
  Bakery         | worker   | 2      | wood     | 2  | 1food 1magic         | now: 1G                    | reconstructed
  Manor          | worker   | 2      | food     | 4  | 1food 1wood 1stone 1magic | -                          | reconstructed
  Armory         | ~soldier | ~3     | ~food    | ~3 | 1wood 2stone         | Build: 1card               | rulebook
  Barracks       | ~soldier | ~2     | ~stone   | ~3 | ~1wood 1stone        | Develop: 1card             | rulebook
  Guard Tower    | ~soldier | ~2     | ~wood    | ~3 | ~1wood 1stone 1magic | Harvest: 1card             | rulebook
  Palisade       | soldier  | 2      | wood     | 0  | 1food 2stone         | Build: 1wood               | reconstructed
  Training Yard  | soldier  | 2      | magic    | 2  | 1food 1wood 1stone   | Build a Soldier: 1wild     | reconstructed
  Hall of Heroes | soldier  | 2      | stone    | 1  | 1food 2stone         | Scoring: 1VP × Soldier     | reconstructed
  Stables        | soldier  | 2      | magic    | 3  | 2food                | Recruit: 1card             | reconstructed
  Archery Range  | soldier  | 2      | food     | 2  | 1wood                | now: 2card                 | reconstructed
  Siege Works    | soldier  | 2      | stone    | 3  | 2wood 1magic         | now: ◎ take 1G             | reconstructed
  Keep           | soldier  | 2      | magic    | 4  | 1food 1wood 2stone   | -                          | reconstructed
  Witch's Hut    | ~shadow  | ~2     | ~stone   | ~3 | ~1magic              | now: lose hand → 1G        | rulebook
  Wizard's Tower | ~shadow  | ~3     | ~wood    | ~1 | ~1stone 3magic       | Build: 1G                  | rulebook
  Harbor         | ~shadow  | ~2     | ~food    | ~2 | ~1food 2wood 1magic  | Scoring: 1VP × Shadow      | rulebook
  Catacombs      | shadow   | 2      | stone    | 1  | 2food 1magic         | Build: 1stone              | reconstructed
  Thieves' Den   | shadow   | 2      | magic    | 2  | 1food 1wood 1magic   | Build a Shadow: 1wild      | reconstructed
  Black Market   | shadow   | 2      | food     | 3  | 2food 1stone         | Tax: lose hand → 1G        | reconstructed
  ~Hideout       | ~shadow  | ~2     | food     | 1  | 1wood                | ~now: ◎ take 1G            | public-data
  Counting House | shadow   | 2      | wood     | 3  | 1food 1stone 1magic  | Develop: 1G                | reconstructed
  Gambling Den   | shadow   | 2      | magic    | 2  | 2food 1magic         | now: 2G                    | reconstructed
  Mausoleum      | shadow   | 2      | stone    | 5  | 1food 1stone 2magic  | -                          | reconstructed
  Cathedral      | ~holy    | ~2     | ~wood    | ~3 | ~2stone 2magic       | ~Tax: 1G                   | rulebook
  Oracle         | ~holy    | ~2     | ~food    | ~3 | ~1food 2magic        | ~Tax: 2card                | rulebook
  Monastery      | ~holy    | ~2     | ~food    | ~2 | ~1food 1stone 1magic | Build a Holy: 1wild        | rulebook
  Fountain       | ~holy    | ~2     | ~wood    | ~0 | ~1stone 2magic       | Build: lose 2 hand → 1wild | rulebook
  Shrine         | holy     | 2      | magic    | 0  | 1food 2wood 1stone   | Build: 1magic              | reconstructed
  Abbey          | holy     | 3      | stone    | 4  | 1food 1wood 1magic   | Develop: 1card             | reconstructed
  Basilica       | holy     | 2      | magic    | 1  | 1wood 2magic         | Scoring: 1VP × Holy        | reconstructed
  Chapel         | holy     | 2      | wood     | 2  | 1stone               | now: 2card                 | reconstructed
  Hospice        | holy     | 2      | magic    | 4  | 1food 1wood 1magic   | Recruit: 1card             | reconstructed
  Temple         | holy     | 2      | stone    | 4  | 2wood 1stone 1magic  | -                          | reconstructed
`,
);
