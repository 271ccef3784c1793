// What a guest keeps: a passkey, a password, codes; on another device, taken along, and forgotten.
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { deviceOf, known, newTable } from './devices.ts';
import { check } from './wrongs.ts';

/** A passkey of a device, as its browser answers for it. */
type Credential = Readonly<Record<string, unknown>>;

/** A device that holds passkeys, and is always opened by the right finger. */
async function withPasskeys(page: Page, credentials: readonly Credential[] = []) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  for (const credential of credentials)
    await cdp.send('WebAuthn.addCredential', { authenticatorId, credential: credential as never });
  return async (): Promise<readonly Credential[]> => {
    const held = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
    return held.credentials as never;
  };
}

let count = 0;
/** Servers are shared by tests, and by both runs of one that is tried again. */
const freshName = (): string => `Wanda ${Date.now().toString(36)}${count++}`;

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
/** Bad news stays until it is closed: others may stand beside it. */
const told = (page: Page, text: string): Promise<void> =>
  expect(page.locator('.cw-notice').filter({ hasText: text }).first()).toBeVisible();
const cookieOf = async (context: BrowserContext): Promise<string | undefined> =>
  (await context.cookies()).find(({ name }) => /^castellan-[0-9a-f]{8}$/.test(name))?.value;
const codesOn = (page: Page): Promise<string[]> => page.locator('.ca-codes li').allTextContents();

test('kept by passkey, moved to a new device by it, recovered by code, taken along, forgotten', async ({
  browser,
  baseURL,
}) => {
  const name = freshName();
  const first = await known(browser, baseURL!, name);
  const table = await newTable(first);
  const held = await withPasskeys(first);
  const before = await cookieOf(first.context());
  await first.goto(`${baseURL}/#/friends`);
  await first.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(first.locator('.ca-banner')).toContainText('a guest');
  await press(first, 'Create it with a passkey');
  await expect(first.locator('.ca-codes li')).toHaveCount(8);
  const codes = await codesOn(first);
  // Shown once, so no key that was meant for the form puts them away.
  for (const key of ['Enter', 'Escape']) await first.keyboard.press(key);
  expect(await codesOn(first)).toEqual(codes);
  await press(first, 'I’ve saved them');
  await expect(first.locator('.ca-codes')).toHaveCount(0);
  await expect(first.locator('.ca-banner')).toContainText(/Passkeys1.*Recovery codes8/);
  // The secret from before, which someone might have planted, is not the one from now on.
  expect(await cookieOf(first.context())).not.toBe(before);
  const passkeys = await held();
  expect(passkeys).toHaveLength(1);

  // Another device, to which its owner's passkeys have come.
  const second = await deviceOf(browser, baseURL!, 'Nobody');
  await withPasskeys(second, passkeys);
  await second.goto(`${baseURL}/#/friends`);
  await second.getByRole('link', { name: 'Already have an account? Sign in' }).click();
  await press(second, 'With a passkey');
  await expect(second.locator('.ca-banner strong')).toHaveText(name);
  await second.goto(`${baseURL}/#/room/${table}`);
  await expect(second.locator('.co-seat[data-own]')).toBeVisible();

  // All is lost but a sheet of paper.
  const third = await deviceOf(browser, baseURL!, 'Nobody');
  await third.goto(`${baseURL}/#/friends/sign-in`);
  await press(third, 'Lost everything? Use a recovery code');
  await third.getByRole('textbox', { name: 'Your name' }).fill(name.toUpperCase());
  await third.getByLabel('One of your codes').fill('abcd-abcd-abcd-abcd');
  await press(third, 'Sign in');
  await told(third, 'That’s not right.');
  await third.getByLabel('One of your codes').fill(codes[2]!.replaceAll('-', ''));
  await press(third, 'Sign in');
  await expect(third.locator('.ca-banner strong')).toHaveText(name);
  await expect(third.locator('.ca-way').last()).toContainText('7 left');
  await expect(third.locator('.co-device')).toHaveCount(3);

  // What is kept, as a file.
  const download = third.waitForEvent('download');
  await press(third, 'Download everything');
  const file = await (await download).path();
  const { kept } = JSON.parse(await readFile(file, 'utf8')) as {
    kept: Record<string, Record<string, unknown>[]>;
  };
  expect(kept['guests']![0]!['name']).toBe(name);
  expect(kept['sitting']!.map(one => one['table_id'])).toEqual([table]);
  expect(kept['passkeys']).toHaveLength(1);

  // And gone, from everywhere.
  await press(third, 'Delete everything');
  const sure = third.getByRole('button', { name: 'Forget me' });
  await expect(sure).toBeDisabled();
  await third.getByLabel(`Type “${name}” to confirm`).fill(name);
  await sure.click();
  await told(third, 'This server has forgotten you.');
  for (const page of [first, second]) {
    await page.goto(`${baseURL}/#/friends`);
    await page.reload();
    await expect(page.locator('.co-name')).toBeVisible();
  }
  await first.goto(`${baseURL}/#/friends/sign-in`);
  await press(first, 'With a passkey');
  await told(first, 'That’s not right.');
});

test('kept by password; a device that lies open is asked once more whether it is them', async ({
  browser,
  baseURL,
}) => {
  const name = freshName();
  const first = await known(browser, baseURL!, name);
  await first.goto(`${baseURL}/#/friends/account`);
  await press(first, 'Use a password instead');
  await first.getByLabel('Password', { exact: true }).fill('four words of mine');
  await press(first, 'Create it with a password');
  await press(first, 'I’ve saved them');
  const other = await known(browser, baseURL!, 'Other');
  await other.goto(`${baseURL}/#/friends/account`);
  await press(other, 'Use a password instead');
  await other.getByRole('textbox', { name: 'Your name' }).fill(name.replace('a', 'а'));
  await other.getByLabel('Password', { exact: true }).fill('some other words');
  await press(other, 'Create it with a password');
  await told(other, 'or one that looks like it');

  const { code } = await first.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const made = await fetch('/api/codes', { method: 'POST', headers, body: '{}' });
    return (await made.json()) as { code: string };
  });
  const lying = await deviceOf(browser, baseURL!, 'Nobody');
  await lying.goto(`${baseURL}/#/friends/device/${code}`);
  await press(lying, `Yes, I am ${name}`);
  await lying.getByText('This device is yours now').waitFor();
  await lying.goto(`${baseURL}/#/friends/account`);
  await press(lying, 'New codes');
  await expect(lying.getByRole('heading', { name: 'Is it you?' })).toBeVisible();
  await lying.getByLabel('Password', { exact: true }).fill('a wild guess');
  await press(lying, 'Continue');
  await told(lying, 'That’s not right.');
  await lying.getByLabel('Password', { exact: true }).fill('four words of mine');
  await press(lying, 'Continue');
  await expect(lying.locator('.ca-codes li')).toHaveCount(8);
});

for (const [what, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 664 }],
] as const)
  test(`nothing lies outside the screen of ${what}, and all of it can be read and reached`, async ({
    browser,
    baseURL,
  }) => {
    const name = freshName();
    const page = await known(browser, baseURL!, name, { viewport });
    await withPasskeys(page);
    const look = async (screen: string): Promise<void> => {
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(viewport.width);
      await check(page, `account-${screen}-${viewport.width}`);
    };
    await page.goto(`${baseURL}/#/friends/account`);
    await page.locator('.ca-keep').waitFor();
    await look('guest');
    await press(page, 'Create it with a passkey');
    await page.locator('.ca-codes').waitFor();
    await look('codes');
    await press(page, 'I’ve saved them');
    await page.locator('.ca-ways').waitFor();
    await look('kept');
    await page.goto(`${baseURL}/#/friends/sign-in`);
    await page.locator('.ca-door').waitFor();
    await look('sign-in');
  });
