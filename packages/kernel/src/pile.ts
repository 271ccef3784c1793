/** Takes a card out of a pile. Allocates nothing, because rules do this in playouts. */
export function takeOut(pile: number[], card: number): void {
  const at = pile.indexOf(card);
  if (at < 0) throw new Error(`card ${card} is not in this pile`);
  for (let i = at + 1; i < pile.length; i++) pile[i - 1] = pile[i]!;
  pile.length--;
}
