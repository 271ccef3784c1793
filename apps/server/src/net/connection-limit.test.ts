import { expect, test } from 'vitest';
import { placeOf } from './connection-limit.ts';

test('a place is an address, or the half of an address of IPv6 that a network hands out', () => {
  expect(placeOf('203.0.113.7')).toBe('203.0.113.7');
  expect(placeOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(placeOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(placeOf('2001:db8:1:2::6')).toBe('2001:db8:1:2');
  expect(placeOf('2001:db8::6')).toBe('2001:db8:0:0');
  expect(placeOf('fe80::1%eth0')).toBe('fe80:0:0:0');
  expect(placeOf('::1')).toBe('0:0:0:0');
});
