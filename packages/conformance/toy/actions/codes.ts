// The numbers by which the options of the action phase go [MD 3]. The same number means the same in every world.
// One below these is a ware to buy.
export const DRAW = 100;
export const PASS = 101;
