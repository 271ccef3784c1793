import type {
  Announcement,
  BegunTable,
  DeckFacts,
  Device,
  LobbyView,
  Me,
  OpenTable,
  RefusedMessage,
  TableSummary,
} from '@castellan/protocol';

/** What a server says about itself. */
export interface Hello {
  readonly castellan: 'server';
  readonly protocol: number;
  readonly bots: readonly string[];
  /** Where other machines in the same network find it. */
  readonly addresses: readonly string[];
  readonly sendsMail?: boolean;
  /** What its host says to everyone who comes now. */
  readonly announced?: Announcement;
}

/** The server has said no, in words. */
export class ServerSays extends Error {
  readonly status: number;
  /** What kind of no it is. */
  readonly code: string;
  readonly details: RefusedMessage['details'];

  constructor(message: string, status: number, code = '', details?: RefusedMessage['details']) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** Asks the server; throws a `ServerSays` if it says no. */
export async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    ...(body === undefined
      ? {}
      : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json') === true;
  if (!isJson) throw new ServerSays('There is no server here.', response.status);
  const answer = (await response.json()) as T & Partial<RefusedMessage>;
  const { status } = response;
  if (!response.ok)
    throw new ServerSays(answer.message ?? `${status}`, status, answer.code, answer.details);
  return answer;
}

/** Null: this page comes from a place that only serves files. */
export async function hello(): Promise<Hello | null> {
  try {
    const said = await call<Hello>('GET', '/api/hello');
    return said.castellan === 'server' ? said : null;
  } catch {
    return null;
  }
}

export const me = (): Promise<Me | null> => call('GET', '/api/me');
export const introduce = (name: string, portrait: number): Promise<Me> =>
  call('POST', '/api/me', { name, portrait });
export const tables = (): Promise<LobbyView> => call('GET', '/api/tables');
export const openTable = (table: OpenTable): Promise<{ readonly id: string }> =>
  call('POST', '/api/tables', table);
/** Sends a deck of own cards, which a table then names by its digest. */
export const sendDeck = (deck: string): Promise<DeckFacts> => call('POST', '/api/decks', { deck });
/** Takes a game of this browser to the server, to go on there. */
export const openBegun = (table: BegunTable): Promise<{ readonly id: string }> =>
  call('POST', '/api/tables/begun', table);
/** The file of a finished table. */
export const record = (id: string): Promise<unknown> =>
  call('GET', `/api/tables/${encodeURIComponent(id)}/record`);
/** The file of a game of the day: `2026-11-18~villages~0a1b2c`. */
export const dailyRecord = (id: string): Promise<unknown> =>
  call('GET', `/api/daily/${id.split('~').map(encodeURIComponent).join('/')}`);

/** The text of a deck of own cards. */
export async function deckText(digest: string): Promise<string> {
  const response = await fetch(`/api/decks/${digest}`);
  if (response.ok) return response.text();
  throw new ServerSays('This deck could not be fetched.', response.status);
}

/** What a link leads to; null if it leads nowhere. */
export const invitation = (id: string): Promise<TableSummary | null> =>
  orNull(call('GET', `/api/tables/${encodeURIComponent(id)}/invitation`));

/** Null if there is no such thing. */
async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ServerSays && error.status === 404) return null;
    throw error;
  }
}

export const newCode = (): Promise<{ readonly code: string }> => call('POST', '/api/codes', {});

/** Whose code it is; null if it was used or is too old. It stays good. */
export const lookAtCode = (code: string): Promise<Me | null> =>
  orNull(call('POST', '/api/codes/look', { code }));

/** This device becomes theirs, and no longer that of `instead`. */
export const takeCode = (code: string, instead: string | null): Promise<Me> =>
  call('POST', '/api/codes/use', { code, instead });

/** Who this browser was before, and the way back to one of them. */
export const formerPeople = (): Promise<readonly Me[]> => call('GET', '/api/me/former');
export const goBackTo = (guest: string): Promise<Me> => call('POST', '/api/me/former', { guest });

export const devices = (): Promise<readonly Device[]> => call('GET', '/api/devices');
export const signOut = (id: string): Promise<unknown> =>
  call('POST', '/api/devices/sign-out', { id });

/** The address of a socket on this server. */
export function socketAddress(path: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`;
}
