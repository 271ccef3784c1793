// The five Castles [VV 1.6]: one for each seat. Only their colours differ.
import type { Castle } from './language.ts';

export const CASTLES: readonly Castle[] = [
  { id: 'castle-red', name: 'Red Castle', source: 'rulebook', standIns: ['name'] },
  { id: 'castle-blue', name: 'Blue Castle', source: 'rulebook', standIns: ['name'] },
  { id: 'castle-green', name: 'Green Castle', source: 'rulebook', standIns: ['name'] },
  { id: 'castle-yellow', name: 'Yellow Castle', source: 'rulebook', standIns: ['name'] },
  { id: 'castle-purple', name: 'Purple Castle', source: 'rulebook', standIns: ['name'] },
];
