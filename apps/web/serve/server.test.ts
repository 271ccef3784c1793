import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageHeaders } from './headers.ts';
import { siteServer } from './server.ts';

let folder = '';
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'castellan-serve-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>page');
  writeFileSync(join(folder, 'index.html.gz'), gzipSync('<!doctype html>page'));
  writeFileSync(join(folder, 'sw.js'), 'worker');
  writeFileSync(join(folder, 'assets', 'main-abc.js'), 'code');
  server = siteServer(folder);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

interface Got {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Requests a path as it is: `fetch` would normalise it first. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, headers, method }, response => {
      let body = '';
      response.setEncoding('latin1');
      response.on('data', chunk => (body += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}

describe('the site', () => {
  test('a file with a hash never changes; the page and the service worker are revalidated', async () => {
    expect((await ask('/assets/main-abc.js')).headers['cache-control']).toMatch(/immutable/);
    expect((await ask('/')).headers['cache-control']).toBe('no-cache');
    expect((await ask('/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  test('every answer has the security headers, and no script but our own may run', async () => {
    for (const path of ['/', '/assets/main-abc.js', '/nothing.js']) {
      const { headers } = await ask(path);
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/script-src 'self';/);
      expect(policy).not.toMatch(/unsafe/);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test('of the scripts written into the page, just those may run', async () => {
    const html = '<!doctype html><script>let a = 1;\nlet b;</script><script src="/x.js"></script>';
    const hash = createHash('sha256').update('let a = 1;\nlet b;').digest('base64');
    expect(pageHeaders(html)['Content-Security-Policy']).toContain(
      `script-src 'self' 'sha256-${hash}';`,
    );
  });

  test('of the styles written into the page, just those are taken', async () => {
    const hash = createHash('sha256').update('p{left:0}').digest('base64');
    expect(
      pageHeaders('<style>p{left:0}</style><p style="top:0">')['Content-Security-Policy'],
    ).toContain(`style-src 'self' 'sha256-${hash}';`);
  });

  test('a compressed form that the browser accepts', async () => {
    expect((await ask('/', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe(
      'gzip',
    );
    expect(
      (await ask('/', { 'accept-encoding': 'gzip;q=0' })).headers['content-encoding'],
    ).toBeUndefined();
    expect((await ask('/')).body).toBe('<!doctype html>page');
  });

  test('what has not changed is not sent again', async () => {
    const { etag } = (await ask('/')).headers;
    const again = await ask('/', { 'if-none-match': String(etag) });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  test('HEAD is GET without the body', async () => {
    const head = await ask('/sw.js', {}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.body]).toEqual([200, '6', '']);
  });

  test('an address without an extension is the page; a missing file is an error', async () => {
    expect((await ask('/table/ab')).body).toMatch(/page/);
    expect((await ask('/assets/gone-123.js')).status).toBe(404);
    expect((await ask('/favicon.ico')).status).toBe(404);
  });

  test.each([
    '/../server.ts',
    '/..%2f..%2fetc%2fpasswd.txt',
    '/assets/../../x.js',
    '/index.html.gz',
    '/%E0%A4%A',
  ])('only the build is served: %s', async path => {
    expect((await ask(path)).status).toBeGreaterThanOrEqual(400);
  });

  test('other methods are not understood', async () => {
    const { status, headers } = await ask('/', {}, 'POST');
    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
  });
});
