import { createHash } from 'node:crypto';

/** What our page may do: run our own scripts, show our own pictures, and nothing else. Besides: what is written into it. */
const policy = (scripts: readonly string[] = [], styles: readonly string[] = []): string =>
  [
    `default-src 'none'`,
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `worker-src 'self'`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');

/** What only a page needs to say: which scripts and styles are written into it. */
export const pageHeaders = (html: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': policy(writtenIn(html, 'script'), writtenIn(html, 'style')),
});

const writtenIn = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(
    ([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`,
  );

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
