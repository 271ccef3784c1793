// A mail server of our own: it takes every letter, and keeps it.
import type { AddressInfo, Server } from 'node:net';
import { createServer } from 'node:net';

export class LetterBox {
  /** Head and text of each letter, as it came. */
  readonly letters: string[] = [];
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async open(): Promise<LetterBox> {
    const server = createServer(line => {
      let said = '';
      let isLetter = false;
      line.on('error', () => {});
      line.write('220 letter box\r\n');
      line.on('data', data => {
        said += data.toString('utf8');
        for (;;) {
          const end = isLetter ? said.indexOf('\r\n.\r\n') : said.indexOf('\r\n');
          if (end < 0) return;
          const part = said.slice(0, end);
          said = said.slice(end + (isLetter ? 5 : 2));
          if (isLetter) box.letters.push(part);
          const isData = !isLetter && /^data/i.test(part);
          line.write(isData ? '354 go on\r\n' : '250 ok\r\n');
          isLetter = isData;
        }
      });
    });
    const box = new LetterBox(server);
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
    return box;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The code in the link of the last letter; lines may be folded. */
  get code(): string {
    const text = this.letters.at(-1)!.replaceAll('=\r\n', '');
    return /\/([0-9a-f]{40})/.exec(text)![1]!;
  }

  end(): void {
    this.#server.close();
  }
}
