// Someone else's table on the network: Anna has opened it, put a bot there, and starts when the other seat is taken.
import type { FromTable, ToTable } from '@castellan/protocol';
import { PROTOCOL } from '@castellan/protocol';

/** Node's can send a cookie; the type only knows the page's. */
type NodeSocket = new (address: string, options: { headers: object }) => WebSocket;

async function post(address: string, body: object, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) };
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${address}: ${await response.text()}`);
  return response;
}

export interface AnnasTable {
  /** What she sends to her friends. */
  readonly link: string;
  leave(): void;
}

export async function annasTable(base: string, game: string): Promise<AnnasTable> {
  const me = await post(`${base}/api/me`, { name: 'Anna' });
  const cookie = me.headers.get('set-cookie')!.split(';')[0]!;
  const spec = {
    game,
    settings: { players: 2 },
    clock: { kind: 'none' },
    undo: 'free',
    open: false,
    watch: true,
  };
  const opened = await post(`${base}/api/tables`, { spec, name: 'Anna', sit: false }, cookie);
  const { id } = (await opened.json()) as { id: string };
  const address = `${base.replace('http', 'ws')}/api/tables/${id}?protocol=${PROTOCOL}`;
  const socket = new (WebSocket as unknown as NodeSocket)(address, { headers: { cookie } });
  const send = (message: ToTable): void => socket.send(JSON.stringify(message));
  let hasStarted = false;
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const message = JSON.parse(data) as FromTable;
    if (message.type === 'welcome') send({ type: 'bot', seat: 1, bot: 'greedy' });
    if (message.type !== 'room' || hasStarted) return;
    hasStarted = message.room.seats[0]!.kind === 'person' && message.room.seats[1]!.kind === 'bot';
    if (hasStarted) send({ type: 'start' });
  });
  return { link: `${base}/#/room/${id}`, leave: () => socket.close() };
}
