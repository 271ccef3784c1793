/** Files of the build, by their names in its folder. */
type Files = readonly string[];

/** What an address needs besides the page itself; the build fills it in. */
export interface Plan {
  /** What every table is shown with. */
  readonly table: Files;
  /** By screen at which a table is shown, what that needs besides. */
  readonly screens: Readonly<Record<string, Files>>;
  readonly games: Readonly<Record<string, Files>>;
  /** By language, what the page says; and by game and language (`villages de`), what that game says. */
  readonly words: Readonly<Record<string, Files>>;
  /** The worker that keeps a table, and by game what it will import. */
  readonly worker: string;
  readonly rules: Readonly<Record<string, Files>>;
}

/** What the page finds begun. */
export interface Begun {
  /** A worker for its table; null if that failed. */
  castellanWorker?: Worker | null;
  /** Told by the page's own text that home is written there. */
  castellanHome?(): void;
  /** What was pressed on home before it could do anything. */
  castellanPressed?: { readonly isConnected: boolean; click(): void } | null;
}
