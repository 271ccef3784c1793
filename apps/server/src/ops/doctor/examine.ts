import { isStale } from '@castellan/web/site';
import type { Address } from '../../address.ts';
import { isDatabase } from '../../store/place.ts';
import { lookAtDatabase } from './database.ts';
import type { Finding } from './finding.ts';
import { fine, warning } from './finding.ts';
import { lookAtFolder, lookAtNode, lookAtOpenFiles } from './machine.ts';
import { lookAtNats } from './nats.ts';
import { lookAtPort, lookThroughProxy } from './network.ts';
import { lookAtReach } from './reach.ts';

interface Examined {
  readonly address: Address;
  readonly url: string | null;
}

/** Looks at everything that a server needs; changes nothing. */
export async function examine({ address, url }: Examined): Promise<readonly Finding[]> {
  const { host, port, data, nats, proxies, reach, operation } = address;
  const found: (Finding | null | readonly Finding[])[] = [
    lookAtNode(),
    isStale()
      ? warning(
          'Page',
          'is not built, or older than its sources',
          'It is built at the next start, which takes half a minute longer.',
        )
      : fine('Page', 'is built'),
    lookAtOpenFiles(),
    isDatabase(data) ? await lookAtDatabase(data) : lookAtFolder(data),
    nats === null ? null : await lookAtNats(nats),
    port === 0 ? null : await lookAtPort('Port', host, port),
    operation.admin === null ? null : await lookAtAdmin(operation),
    await lookAtReach(reach),
    url === null ? null : await lookThroughProxy(url, proxies),
  ];
  return found.flatMap(one => one ?? []);
}

async function lookAtAdmin({ admin, secret }: Address['operation']): Promise<readonly Finding[]> {
  const { host, port } = admin!;
  const isPrivate = /^(?:127\.|localhost$|::1$)/.test(host);
  return [
    await lookAtPort('Admin', host, port),
    ...(secret === null
      ? [
          warning(
            'Admin',
            'there is no secret: metrics only, no page',
            'openssl rand -hex 24 > secret, and CASTELLAN_ADMIN_SECRET_FILE=secret',
          ),
        ]
      : []),
    ...(isPrivate
      ? []
      : [
          warning(
            'Admin',
            `${host} may be reached from other machines`,
            'Metrics have no secret: let a firewall or the container network keep others out.',
          ),
        ]),
  ];
}
