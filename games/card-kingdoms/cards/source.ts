/** Where a card's values are known from; `two-sources` means that two independent ones agree. */
export type Source = 'rulebook' | 'public-data' | 'two-sources' | 'reconstructed';
