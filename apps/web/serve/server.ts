import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { contentType, securityHeaders } from './headers.ts';
import type { Item } from './shelf.ts';
import { bestEncoding, readShelf } from './shelf.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers with a finished build, and nothing else. */
export function siteHandler(folder: string): Handler {
  const shelf = readShelf(folder);
  return (request, response) => {
    request.resume();
    answer(shelf, request, response);
  };
}

export function siteServer(folder: string): Server {
  return createServer(siteHandler(folder));
}

function answer(
  shelf: ReadonlyMap<string, Item>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendText(request, response, 405, 'Only GET and HEAD are understood here.', {
      Allow: 'GET, HEAD',
    });
    return;
  }
  const path = pathOf(request.url ?? '/');
  if (path === null) {
    sendText(request, response, 400, 'This address is not understood.');
    return;
  }
  const item = shelf.get(path === '/' ? '/index.html' : path);
  if (item !== undefined) {
    sendItem(request, response, item);
    return;
  }
  // The page does its own routing: any address without a file extension is the page.
  const page = shelf.get('/index.html');
  if (page !== undefined && !/\.\w+$/.test(path) && !path.startsWith('/assets/'))
    sendItem(request, response, page);
  else sendText(request, response, 404, 'There is nothing at this address.');
}

function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(new URL(url, 'http://here').pathname);
  } catch {
    return null;
  }
}

function sendItem(request: IncomingMessage, response: ServerResponse, item: Item): void {
  const encoding = bestEncoding(item, String(request.headers['accept-encoding'] ?? ''));
  const etag = `"${item.etag}-${encoding}"`;
  const headers: Record<string, string> = { ...item.headers, ETag: etag };
  const known = String(request.headers['if-none-match'] ?? '')
    .split(',')
    .map(tag => tag.trim().replace(/^W\//, ''));
  if (known.includes(etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = item.bodies.get(encoding)!;
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  response.writeHead(200, { ...headers, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  more: Readonly<Record<string, string>> = {},
): void {
  const body = Buffer.from(`${text}\n`);
  response.writeHead(status, {
    ...securityHeaders,
    'Cache-Control': 'no-store',
    'Content-Type': contentType('.txt'),
    'Content-Length': body.length,
    ...more,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
