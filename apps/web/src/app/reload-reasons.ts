/** Why the page should be reloaded when the user finds the time: each is the name of a text. */
export type ReloadReason = 'newVersion' | 'missing' | 'storeClosed';

const ears = new Set<() => void>();
let told: readonly ReloadReason[] = [];

/** Something is open that must not be lost: the user is told, and decides when to reload. */
export function tellReason(reason: ReloadReason): void {
  told = [...told, reason];
  for (const hear of ears) hear();
}

/** All that was told, the latest last. */
export const reloadReasons = {
  get: (): readonly ReloadReason[] => told,
  subscribe: (hear: () => void): (() => void) => {
    ears.add(hear);
    return () => ears.delete(hear);
  },
};
