import { describe, expect, test } from 'vitest';
import { BadAddress, readAddress } from './address.ts';

describe('where to listen', () => {
  test('flags, then the environment, then the usual place', () => {
    const usual = { host: '0.0.0.0', port: 8017, data: '/data', isBehindProxy: false };
    expect(readAddress([], {}, '/data')).toEqual(usual);
    expect(readAddress([], { PORT: '9', HOST: 'h' }, '/data')).toEqual({
      ...usual,
      host: 'h',
      port: 9,
    });
    expect(readAddress(['--port', '8080'], { PORT: '9' }, '/data')).toEqual({
      ...usual,
      port: 8080,
    });
    expect(readAddress(['--data', 'x', '--behind-proxy'], {}, '/data')).toMatchObject({
      data: 'x',
      isBehindProxy: true,
    });
    expect(readAddress(['-h'], {}, '/data')).toBe('help');
  });

  test.each([['--port', 'x'], ['--port', '70000'], ['--prot', '1'], ['extra']])(
    '%s is not understood',
    (...args) => {
      expect(() => readAddress(args.filter(Boolean), {}, '/data')).toThrow(BadAddress);
    },
  );
});
