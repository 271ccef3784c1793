import { expect, test } from 'vitest';
import { natsAddress } from './nats-address.ts';

test.each([
  ['nats://host:4222', { servers: ['nats://host:4222'] }],
  ['host:4222', { servers: ['nats://host:4222'] }],
  ['tls://one:4222,tls://two:4222', { servers: ['tls://one:4222', 'tls://two:4222'] }],
  ['nats://anna:p%40ss@host:4222', { servers: ['nats://host:4222'], user: 'anna', pass: 'p@ss' }],
  ['nats://token@host:4222', { servers: ['nats://host:4222'], token: 'token' }],
])('%s', (url, address) => {
  expect(natsAddress(url)).toEqual(address);
});
