/** Three suits of six: a card is a number from 0 to 17. */
const SUITS = ['sun', 'moon', 'star'];

export const CARDS = Array.from({ length: 18 }, (_, card) => card);

/** Where a view can't say which card it is. */
export const HIDDEN = -1;

export const worthOf = (card: number): number => (card % 6) + 1;
export const nameOf = (card: number): string => `${SUITS[Math.floor(card / 6)]}-${worthOf(card)}`;

/** The sixes bring a gem. */
export const POWERS = SUITS.map(suit => `${suit}-6`);
export const powerOf = (card: number): number => (worthOf(card) === 6 ? Math.floor(card / 6) : -1);
