interface NatsAddress {
  readonly servers: string[];
  readonly user?: string;
  readonly pass?: string;
  readonly token?: string;
}

/**
 * Where NATS is, and what opens it: a name and a password before the host, or a token alone. What speaks to NATS does
 * not read them there itself. Of several servers they stand in the first.
 */
export function natsAddress(url: string): NatsAddress {
  const urls = url.split(',').map(one => new URL(one.includes('://') ? one : `nats://${one}`));
  const [user, pass] = [urls[0]!.username, urls[0]!.password].map(decodeURIComponent) as [
    string,
    string,
  ];
  return {
    servers: urls.map(({ protocol, host }) => `${protocol}//${host}`),
    ...(pass !== '' ? { user, pass } : user !== '' ? { token: user } : {}),
  };
}
