import { connect } from '@nats-io/transport-node';
import { natsAddress } from '../../src/bus/nats-address.ts';
import { programs } from './programs.ts';
import { Service } from './service.ts';

const USER = 'castellan';

/** A NATS server with JetStream for one test file. */
export class TestNats {
  readonly #service: Service;
  readonly #password: string | null;

  private constructor(password: string | null) {
    this.#password = password;
    this.#service = new Service({
      name: 'NATS',
      command: (folder, port) => {
        const where = ['-a', '127.0.0.1', '-p', `${port}`];
        const who = password === null ? [] : ['--user', USER, '--pass', password];
        return [programs.nats!, ...where, ...who, '-js', '-sd', `${folder}/jetstream`];
      },
      answers: async () => {
        const line = await connect({ ...natsAddress(this.url), timeout: 1000, reconnect: false });
        await line.close();
      },
      lastSignal: 'SIGKILL',
    });
  }

  /** Without a password everyone may speak there. */
  static async start(password: string | null = null): Promise<TestNats> {
    const made = new TestNats(password);
    await made.#service.start();
    return made;
  }

  get port(): number {
    return this.#service.port;
  }

  get url(): string {
    const who = this.#password === null ? '' : `${USER}:${this.#password}@`;
    return `nats://${who}127.0.0.1:${this.port}`;
  }

  get said(): string {
    return this.#service.said;
  }

  /** Ends it; what its streams hold stays. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    await this.#service.stop(signal);
  }

  async startAgain(): Promise<void> {
    await this.#service.start();
  }

  async close(): Promise<void> {
    await this.#service.close();
  }
}
