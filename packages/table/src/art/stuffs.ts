/** What things are made of: the colour where light falls, on the light side, on the dark side. */
export type Stuff = readonly [lit: string, light: string, dark: string];

export const STUFFS: Readonly<Record<string, Stuff>> = {
  steel: ['#ffffff', '#ccd6e0', '#66778c'],
  gold: ['#fffbe0', '#f4c451', '#a5661a'],
  wood: ['#f3cf9a', '#b8834c', '#643c1c'],
  bone: ['#fffdf2', '#ece0c0', '#a48e66'],
  flesh: ['#ffe9cf', '#e8b489', '#a4683f'],
  leaf: ['#f3ffb4', '#93bd4e', '#3f6a26'],
  slime: ['#f4ffc0', '#8fd64a', '#2c7a3c'],
  stone: ['#f6f2ea', '#b9b4ae', '#66636a'],
  fire: ['#fffbd0', '#ffb13a', '#e0481a'],
  ice: ['#ffffff', '#b4e4f7', '#4a93c0'],
  water: ['#d8fbff', '#4fb4d6', '#1b5f92'],
  ghost: ['#ffffff', '#cdeee6', '#5f9aa6'],
  red: ['#ffc9ae', '#d0432f', '#7d1a16'],
  rose: ['#ffd9d0', '#dd6b66', '#8a2a36'],
  blue: ['#cfe6ff', '#4f86cf', '#1f437f'],
  violet: ['#ecd2ff', '#8d66c4', '#452a74'],
  green: ['#d9f7c0', '#4f9a58', '#1f5632'],
  brown: ['#e8c39c', '#8f5e3a', '#48291a'],
  dark: ['#aab2c4', '#4b5062', '#22242f'],
  cream: ['#ffffff', '#fbefd2', '#c2a474'],
  bread: ['#ffe9b4', '#dd9c4a', '#8f4f1c'],
  /** Light itself: nothing is drawn around it. */
  beam: ['#ffffff', '#fff3b4', '#ffc04a'],
};
