// Why something is shown but can't be chosen. Constants: playouts come by here too.
export const TOO_DEAR = { say: 'too-dear' };
export const TOO_WEAK = { say: 'too-weak' };
export const TOO_LITTLE_MAGIC = { say: 'too-little-magic' };
export const NOT_TURNED_UP = { say: 'not-turned-up' };
export const MUST_RECALL = { say: 'must-recall' };
export const NO_MATERIAL = { say: 'no-material' };
export const NO_SLOT = { say: 'no-slot' };
export const OWN_TOWER = { say: 'own-tower' };
export const NONE_LEFT = { say: 'none-left' };
