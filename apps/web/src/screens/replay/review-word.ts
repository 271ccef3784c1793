/** After a replay's address: its review is open. */
export const REVIEW = 'review';
