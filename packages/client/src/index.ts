export type { ClientSettings, KnownTable, TableScene } from './table-client.ts';
export { lookedAt, NOTHING_KNOWN, TableClient } from './table-client.ts';
export type { Connection, NearEnd, Seen, Wire } from './wire.ts';
