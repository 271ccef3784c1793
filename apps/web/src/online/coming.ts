let comingTo = '';

/** Someone has just taken the invitation to this table. */
export function comeTo(table: string): void {
  comingTo = table;
}

/** Whether someone has just taken the invitation to this table. Says so once. */
export function hasJustCome(table: string): boolean {
  const isNow = comingTo === table;
  comingTo = '';
  return isNow;
}
