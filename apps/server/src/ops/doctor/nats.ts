import { natsAddress } from '../../bus/nats-address.ts';
import type { Finding } from './finding.ts';
import { fine, wrong } from './finding.ts';

const PATIENCE_MS = 4000;

/** Whether NATS answers. */
export async function lookAtNats(url: string): Promise<Finding> {
  const about = 'NATS';
  const address = natsAddress(url);
  const shown = address.servers.join(', ');
  const { connect } = await import('@nats-io/transport-node');
  try {
    const connection = await connect({
      ...address,
      timeout: PATIENCE_MS,
      reconnect: false,
      maxReconnectAttempts: 0,
    });
    const { version } = connection.info!;
    const rtt = await connection.rtt();
    await connection.close();
    return fine(about, `${shown} answers in ${rtt} ms, version ${version}`);
  } catch (error) {
    const { message } = error as Error;
    const advice = /authorization/i.test(message)
      ? 'The name and the password in NATS_URL are not the right ones: nats://name:password@host:4222'
      : 'Is nats-server running, and does NATS_URL name its machine and port?';
    return wrong(about, `${shown}: ${message}`, advice);
  }
}
