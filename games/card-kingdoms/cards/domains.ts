import { always, when } from '@castellan/powers';
import type { Power } from '@castellan/powers';
import { acquire, act, aim, all, costPer, gain, pay, take, verb } from './language.ts';
import type { Role } from './language.ts';
import type { Source } from './source.ts';

/** When a Domain does something [CK 5.3, 9.5]. */
export type Timing =
  | 'build'
  | 'own-roll'
  | 'doubles'
  | 'action-start'
  | 'action-end'
  | 'gain-citizen'
  | 'slay';

/** What a Domain changes for good [CK 15.15]. */
export type Standing = 'no-surcharge' | 'build-price';

/** A Domain [CK 1.9]. */
export interface DomainCard {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly roles: Readonly<Partial<Record<Role, number>>>;
  readonly vp: number;
  readonly power: Power<Timing, Standing>;
  readonly source: Source;
}

/** The 24 Domains. A card in a state is its place in this list. */
export const DOMAINS: readonly DomainCard[] = [
  {
    id: 'foxgrove-palisade',
    name: 'Foxgrove Palisade',
    price: 9,
    roles: { soldier: 1, shadow: 1 },
    vp: 3,
    power: when('own-roll', pay({ gold: 2 }, verb('set-die', 6))),
    source: 'two-sources',
  },
  {
    id: 'the-desert-orchid',
    name: 'The Desert Orchid',
    price: 9,
    roles: { holy: 1, shadow: 1 },
    vp: 3,
    power: when('own-roll', pay(costPer('holy-citizens', { gold: 1 }), verb('set-die', 1))),
    source: 'two-sources',
  },
  {
    id: 'emerald-stronghold',
    name: 'Emerald Stronghold',
    price: 12,
    roles: { worker: 1, soldier: 1, holy: 1 },
    vp: 5,
    power: always('no-surcharge', 0),
    source: 'two-sources',
  },
  {
    id: 'pratchetts-plateau',
    name: "Pratchett's Plateau",
    price: 8,
    roles: { worker: 1, holy: 1 },
    vp: 3,
    power: always('build-price', -1),
    source: 'two-sources',
  },
  {
    id: 'cathedral-of-st-aquila',
    name: 'Cathedral of St Aquila',
    price: 8,
    roles: { holy: 2 },
    vp: 3,
    power: when('action-end', aim(take({ gold: 1 }))),
    source: 'two-sources',
  },
  {
    id: 'darktide-harbour',
    name: 'Darktide Harbour',
    price: 6,
    roles: { shadow: 1, worker: 1, soldier: 1 },
    vp: 2,
    power: when('build', acquire('citizens', { role: 'shadow' })),
    source: 'two-sources',
  },
  {
    id: 'cloudriders-camp',
    name: "Cloudrider's Camp",
    price: 8,
    roles: { soldier: 1, holy: 1 },
    vp: 2,
    power: when(
      'build',
      all(gain({ strength: 3 }), acquire('citizens', { role: 'soldier', costAtMost: 2 })),
    ),
    source: 'two-sources',
  },
  {
    id: 'the-orb-of-urdr',
    name: 'The Orb of Urdr',
    price: 6,
    roles: { shadow: 1, holy: 1 },
    vp: 1,
    power: when('action-end', aim(take({ magic: 1 }))),
    source: 'two-sources',
  },
  {
    id: 'rogues-landing',
    name: "Rogue's Landing",
    price: 7,
    roles: { worker: 1, shadow: 1 },
    vp: 3,
    power: when('build', acquire('citizens', { role: 'worker' })),
    source: 'two-sources',
  },
  {
    id: 'blood-crow-army',
    name: 'Blood Crow Army',
    price: 5,
    roles: { soldier: 3 },
    vp: 2,
    power: when('action-start', gain({ strength: 1 })),
    source: 'two-sources',
  },
  {
    id: 'eye-of-asteraten',
    name: 'Eye of Asteraten',
    price: 8,
    roles: { holy: 1, soldier: 1 },
    vp: 1,
    power: when('build', all(gain({ strength: 5 }), act('slay'))),
    source: 'two-sources',
  },
  {
    id: 'cutthroats-truce',
    name: "Cutthroat's Truce",
    price: 5,
    roles: { shadow: 1, holy: 1 },
    vp: 1,
    power: when('build', aim(take({ gold: 3 }))),
    source: 'two-sources',
  },
  {
    id: 'halfpenny-hill',
    name: 'Halfpenny Hill',
    price: 6,
    roles: { worker: 3 },
    vp: 2,
    power: when('action-start', gain({ gold: 1 })),
    source: 'two-sources',
  },
  {
    id: 'shattered-hand',
    name: 'Shattered Hand',
    price: 7,
    roles: { holy: 1, worker: 1 },
    vp: 3,
    power: when('build', acquire('citizens', { role: 'holy' })),
    source: 'two-sources',
  },
  {
    id: 'forgotten-sorrows',
    name: 'Forgotten Sorrows',
    price: 9,
    roles: { worker: 1, shadow: 1 },
    vp: 3,
    power: when('gain-citizen', gain({ magic: 1 })),
    source: 'two-sources',
  },
  {
    id: 'watcher-on-the-water',
    name: 'Watcher on the Water',
    price: 6,
    roles: { soldier: 2 },
    vp: 3,
    power: when('build', verb('return-monster', 3)),
    source: 'two-sources',
  },
  {
    id: 'gargans-embrace',
    name: "Gargan's Embrace",
    price: 7,
    roles: { soldier: 2 },
    vp: 2,
    power: when('doubles', gain({ vp: 1 })),
    source: 'two-sources',
  },
  {
    id: 'nest-of-the-weaver-witch',
    name: 'Nest of the Weaver Witch',
    price: 6,
    roles: { worker: 2 },
    vp: 3,
    power: when('build', verb('return-citizen', 3)),
    source: 'two-sources',
  },
  {
    id: 'palace-of-the-dawn',
    name: 'Palace of the Dawn',
    price: 11,
    roles: { worker: 1, soldier: 2 },
    vp: 4,
    power: when('own-roll', verb('lower-die', 1)),
    source: 'two-sources',
  },
  {
    id: 'grimmwater-keep',
    name: 'Grimmwater Keep',
    price: 10,
    roles: { worker: 2, shadow: 1 },
    vp: 4,
    power: when('build', acquire('citizens', { costAtMost: 3 })),
    source: 'two-sources',
  },
  {
    id: 'the-violet-thorn',
    name: 'The Violet Thorn',
    price: 7,
    roles: { soldier: 1, holy: 1 },
    vp: 3,
    power: when('slay', gain({ magic: 1 })),
    source: 'two-sources',
  },
  {
    id: 'purloiners-perch',
    name: "Purloiner's Perch",
    price: 10,
    roles: { shadow: 2 },
    vp: 2,
    power: when('build', verb('steal-monster')),
    source: 'two-sources',
  },
  {
    id: 'golden-obelisk-of-nae',
    name: 'Golden Obelisk of Nae',
    price: 6,
    roles: { worker: 1, holy: 1 },
    vp: 3,
    power: when('build', pay({ magic: 3 }, gain({ vp: 3 }))),
    source: 'two-sources',
  },
  {
    id: 'monolith-of-ostendaar',
    name: 'Monolith of Ostendaar',
    price: 9,
    roles: { worker: 1, soldier: 1 },
    vp: 3,
    power: when('action-start', gain({ magic: 1 })),
    source: 'two-sources',
  },
];
