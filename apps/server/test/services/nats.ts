import { connect } from '@nats-io/transport-node';
import { programs } from './programs.ts';
import { Service } from './service.ts';

/** A NATS server with JetStream for one test file. */
export class TestNats {
  readonly #service = new Service({
    name: 'NATS',
    command: (folder, port) => {
      const where = ['-a', '127.0.0.1', '-p', `${port}`];
      return [programs.nats!, ...where, '-js', '-sd', `${folder}/jetstream`];
    },
    answers: async port => {
      const line = await connect({ servers: `127.0.0.1:${port}`, timeout: 1000, reconnect: false });
      await line.close();
    },
    lastSignal: 'SIGKILL',
  });

  static async start(): Promise<TestNats> {
    const made = new TestNats();
    await made.#service.start();
    return made;
  }

  get port(): number {
    return this.#service.port;
  }

  get url(): string {
    return `nats://127.0.0.1:${this.port}`;
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
