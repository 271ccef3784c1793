/** What a browser sends where a page can be installed; not every browser does. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const KEY = 'castellan no install';

let offer: InstallEvent | null = null;
const ears = new Set<() => void>();

function set(event: InstallEvent | null): void {
  offer = event;
  for (const hear of ears) hear();
}

/** People who said no are not asked again. */
function wasDeclined(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

addEventListener('beforeinstallprompt', event => {
  // The page asks itself, when there is a reason to.
  event.preventDefault();
  if (!wasDeclined()) set(event as InstallEvent);
});
addEventListener('appinstalled', () => set(null));

/** Installing the page as an app. */
export const install = {
  subscribe: (hear: () => void): (() => void) => {
    ears.add(hear);
    return () => ears.delete(hear);
  },
  isOffered: (): boolean => offer !== null,
  ask: async (): Promise<void> => {
    const event = offer;
    set(null);
    await event?.prompt();
  },
  decline: (): void => {
    try {
      localStorage.setItem(KEY, 'yes');
    } catch {
      // Then it may be offered once more.
    }
    set(null);
  },
};
