/** When this tab last reloaded by itself, so that it doesn't do so again and again. */
const KEY = 'castellan-reloaded';
const ONCE_MS = 30_000;

/** Gets the newest version if nothing is lost by that. False: it was just tried, or the page would not come back. */
export async function reloadOnce(): Promise<boolean> {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < ONCE_MS) return false;
    if (!(await isReachable())) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Where nothing can be noted it might never end.
    return false;
  }
  location.reload();
  return true;
}

/** Whether there is a page to come back to. A page that keeps itself for when there is no network is asked for as well. */
export async function isReachable(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
