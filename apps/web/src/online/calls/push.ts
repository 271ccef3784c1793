import type { PushAddress } from '@castellan/protocol';
import { addPush, endPush, pushKey } from './calls-api.ts';

/**
 * Whether this device can be told while the page is closed: `install` on an iPhone, where only an app on the Home Screen
 * can; `insecure` without TLS; `none` in a browser without push; `denied` where the user has said no.
 */
export type PushHere = 'on' | 'off' | 'denied' | 'install' | 'insecure' | 'none';

/** Whom this device tells, and by which address; so that a change of either is noticed. */
const KEY = 'castellan push';

const kept = (): string => {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
};

function keep(what: string): void {
  try {
    if (what === '') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, what);
  } catch {
    // Then it is not mended by itself.
  }
}

/** What only iPhones and iPads say of a page: whether it was opened from the Home Screen. */
const isInSafariTab = (): boolean =>
  'standalone' in navigator && (navigator as { standalone?: boolean }).standalone === false;

const canPush = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in globalThis;

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

export async function pushHere(): Promise<PushHere> {
  if (!isSecureContext) return 'insecure';
  if (!canPush()) return isInSafariTab() ? 'install' : 'none';
  if (Notification.permission === 'denied') return 'denied';
  const isOn = Notification.permission === 'granted' && kept() !== '';
  return isOn && (await subscription()) !== null ? 'on' : 'off';
}

function addressOf(one: PushSubscription): PushAddress {
  const { keys } = one.toJSON();
  return { endpoint: one.endpoint, p256dh: keys!['p256dh']!, auth: keys!['auth']! };
}

/** Only after a press: the browser asks the user. False: they said no. */
export async function turnOn(guest: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await subscribe(guest);
  return true;
}

async function subscribe(guest: string): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const how = { userVisibleOnly: true, applicationServerKey: (await pushKey()).key };
  // One for another server at this address is of no use here.
  const made = await pushManager.subscribe(how).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(how);
  });
  await addPush(addressOf(made));
  keep(`${guest} ${made.endpoint}`);
}

export async function turnOff(): Promise<void> {
  keep('');
  const one = await subscription();
  if (one === null) return;
  await endPush(one.endpoint);
  await one.unsubscribe();
}

/** Mends a device that should tell someone, but whose address is lost or changed, or that is someone else's now. */
export async function mendPush(guest: string): Promise<void> {
  if (kept() === '' || !canPush() || Notification.permission !== 'granted') return;
  const one = await subscription();
  if (one === null || kept() !== `${guest} ${one.endpoint}`) await subscribe(guest);
}
