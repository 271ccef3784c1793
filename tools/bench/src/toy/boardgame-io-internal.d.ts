/** The reducer without a client around it. The package has no entry for ESM, so its file is named and typed here. */
declare module 'boardgame.io/dist/cjs/internal.js' {
  export {
    CreateGameReducer,
    InitializeGame,
    ProcessGameConfig,
  } from 'boardgame.io/dist/types/packages/internal.js';
}
