/** Where a card's values are known from; `two-sources` means that two independent ones agree, `reconstructed` is a stand-in. */
export type Source = 'rulebook' | 'public-data' | 'two-sources' | 'reconstructed';

/** What every row of a table says of itself. */
export interface Known {
  readonly source: Source;
  /** The values of this row that are stand-ins, where others are not. */
  readonly standIns: readonly string[];
}
