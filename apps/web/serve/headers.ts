import { createHash } from 'node:crypto';

/** What our page may do: run our own scripts, show our own pictures, and nothing else. `scripts`: those written into it. */
const policy = (scripts: readonly string[] = []): string =>
  [
    `default-src 'none'`,
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `worker-src 'self'`,
    `style-src 'self'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');

/** What only a page needs to say: which scripts are written into it. */
export function pageHeaders(html: string): Readonly<Record<string, string>> {
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, code]) => `'sha256-${createHash('sha256').update(code!).digest('base64')}'`,
  );
  return { 'Content-Security-Policy': policy(scripts) };
}

export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': policy(),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  woff2: 'font/woff2',
};

export function contentType(name: string): string {
  return types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

/** A file with a hash in its name never changes; everything else is revalidated each time. */
export function cacheControl(name: string): string {
  return name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
