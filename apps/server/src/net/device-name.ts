import type { FastifyRequest } from 'fastify';

// The order matters: nearly every browser also calls itself Chrome or Safari.
const BROWSERS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** What a device is called in the list of someone's devices: "Firefox · Android". Empty if it does not say. */
export function deviceName(agent: string | undefined): string {
  const said = (agent ?? '').slice(0, 500);
  const find = (among: typeof BROWSERS): string | undefined =>
    among.find(([sign]) => sign.test(said))?.[1];
  return [find(BROWSERS), find(SYSTEMS)].filter(name => name !== undefined).join(' · ');
}

/** What the device that asks is called. */
export const deviceOf = ({ headers }: FastifyRequest): string => deviceName(headers['user-agent']);
