import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dist } from '../build/house.ts';
import { siteServer } from '../serve/server.ts';
import type { FileKind } from './bundle.ts';
import { fileKindOf } from './bundle.ts';
import type { Line } from './line.ts';
import { SlowLine } from './line.ts';

/** Something that was sent to the browser. */
export interface Sent {
  readonly name: string;
  readonly kind: FileKind;
  readonly bytes: number;
}

/** The built app on its own port, always gzipped, with a record of what it sends. */
export class Site {
  readonly #server: Server;
  #sent: Sent[] = [];
  #line: SlowLine | null = null;

  constructor(folder: string = dist) {
    this.#server = siteServer(folder);
    this.#server.prependListener('request', (request, response) => {
      request.headers['accept-encoding'] = 'gzip';
      const name = (request.url ?? '/').replace(/^\/(?:assets\/)?/, '') || 'index.html';
      const end = response.end.bind(response);
      response.end = ((body?: Buffer) => {
        const bytes = body?.length ?? 0;
        this.#sent.push({ name, kind: fileKindOf(name), bytes });
        if (this.#line === null) end(body);
        else this.#line.send(bytes, () => end(body));
        return response;
      }) as typeof response.end;
    });
  }

  /** From now on it is reached by this line; null: by none that could be noticed. */
  over(line: Line | null): void {
    this.#line = line === null ? null : new SlowLine(line);
  }

  async open(): Promise<string> {
    await new Promise<void>(resolve => this.#server.listen(0, 'localhost', resolve));
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** What was sent since the last call. */
  take(): Sent[] {
    const sent = this.#sent;
    this.#sent = [];
    return sent;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
