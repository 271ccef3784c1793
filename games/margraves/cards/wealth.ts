// The starting wealth tiles [MV 2.9]: each player gets four and keeps three.
import type { Known } from '@castellan/kernel';
import type { Of } from '@castellan/powers';
import { gain } from './language.ts';

export interface WealthTile extends Known {
  readonly id: string;
  readonly reward: Of<'gain'>;
}

/** A wealth tile in a state is its place in this list. */
export const WEALTH: readonly WealthTile[] = [
  { id: 'w01', reward: gain({ gold: 7 }), source: 'reconstructed', standIns: [] },
  { id: 'w02', reward: gain({ gold: 7 }), source: 'reconstructed', standIns: [] },
  { id: 'w03', reward: gain({ gold: 4, strength: 1 }), source: 'reconstructed', standIns: [] },
  { id: 'w04', reward: gain({ gold: 4, strength: 1 }), source: 'reconstructed', standIns: [] },
  { id: 'w05', reward: gain({ gold: 4, knight: 1 }), source: 'reconstructed', standIns: [] },
  { id: 'w06', reward: gain({ gold: 4, knight: 1 }), source: 'reconstructed', standIns: [] },
  { id: 'w07', reward: gain({ gold: 3, stone: 1 }), source: 'reconstructed', standIns: [] },
  { id: 'w08', reward: gain({ gold: 3, wood: 1 }), source: 'reconstructed', standIns: [] },
  { id: 'w09', reward: gain({ gold: 3, magic: 1 }), source: 'reconstructed', standIns: [] },
  { id: 'w10', reward: gain({ gold: 3, wild: 1 }), source: 'reconstructed', standIns: [] },
  { id: 'w11', reward: gain({ gold: 3, wild: 1 }), source: 'reconstructed', standIns: [] },
  {
    id: 'w12',
    reward: gain({ gold: 1, stone: 1, wood: 1 }),
    source: 'reconstructed',
    standIns: [],
  },
  {
    id: 'w13',
    reward: gain({ gold: 1, wood: 1, magic: 1 }),
    source: 'reconstructed',
    standIns: [],
  },
  {
    id: 'w14',
    reward: gain({ gold: 1, stone: 1, magic: 1 }),
    source: 'reconstructed',
    standIns: [],
  },
  { id: 'w15', reward: gain({ gold: 3, strength: 2 }), source: 'reconstructed', standIns: [] },
  { id: 'w16', reward: gain({ gold: 3, strength: 2 }), source: 'reconstructed', standIns: [] },
  { id: 'w17', reward: gain({ gold: 3, knight: 2 }), source: 'reconstructed', standIns: [] },
  {
    id: 'w18',
    reward: gain({ gold: 2, strength: 1, knight: 1 }),
    source: 'reconstructed',
    standIns: [],
  },
  {
    id: 'w19',
    reward: gain({ gold: 2, strength: 1, knight: 1 }),
    source: 'reconstructed',
    standIns: [],
  },
  { id: 'w20', reward: gain({ gold: 2, influence: 1 }), source: 'reconstructed', standIns: [] },
];
