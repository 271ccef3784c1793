export { foreignDeck } from './foreign-deck.ts';
