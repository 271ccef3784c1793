import { describe, expect, test } from 'vitest';
import { BadAddress, readAddress } from './address.ts';

const DAY = 24 * 3600 * 1000;
const USUAL = { gathering: 30 * DAY, playing: 365 * DAY, over: 365 * DAY, people: 365 * DAY };

describe('where to listen', () => {
  test('flags, then the environment, then the usual place', () => {
    const operation = { admin: null, secret: null, log: 'text', hasTraces: false, noticeMs: 0 };
    const usual = {
      host: '0.0.0.0',
      port: 8017,
      data: '/data',
      nats: null,
      proxies: 0,
      lifetimes: USUAL,
      reach: { sendTo: [], site: null, mail: null },
      operation,
    };
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
      proxies: 1,
    });
    expect(readAddress(['-h'], {}, '/data')).toBe('help');
  });

  test('NATS is where a flag or the environment says, and what is no address is not repeated', () => {
    const nats = (args: string[], env: Record<string, string> = {}) => {
      const address = readAddress(args, env, '/data');
      return address === 'help' ? null : address.nats;
    };
    expect(nats([], { NATS_URL: 'nats://a:4222,nats://b:4222' })).toBe(
      'nats://a:4222,nats://b:4222',
    );
    expect(nats(['--nats', 'tls://c'], { NATS_URL: 'nats://a' })).toBe('tls://c');
    expect(() => nats(['--nats', 'https://anna:s3cret@host'])).toThrow(BadAddress);
    expect(() => nats(['--nats', 'https://anna:s3cret@host'])).not.toThrow(/s3cret/);
  });

  test('tables are kept in a folder or in a database', () => {
    const url = 'postgres://anna:s3cret@host/castellan';
    const data = (args: string[], env: Record<string, string> = {}) => {
      const address = readAddress(args, env, '/data');
      return address === 'help' ? null : address.data;
    };
    expect(data([], { CASTELLAN_DATA: 'x', DATABASE_URL: '' })).toBe('x');
    expect(data([], { CASTELLAN_DATA: 'x', DATABASE_URL: url })).toBe(url);
    expect(data(['--data', 'y'], { DATABASE_URL: url })).toBe('y');
    expect(data(['--data', url])).toBe(url);
    for (const wrong of ['mysql://anna:s3cret@host', 'postgres//anna:s3cret@host', 's3cret']) {
      const refused = (): unknown => data([], { DATABASE_URL: wrong });
      expect(refused).toThrow('looks like this');
      expect(refused).not.toThrow('s3cret');
    }
  });

  test('how long something is kept, in days; "always" is for ever', () => {
    const lifetimes = (args: string[], env: Record<string, string> = {}) => {
      const address = readAddress(args, env, '/data');
      return address === 'help' ? null : address.lifetimes;
    };
    expect(lifetimes(['--keep-unbegun', '2'])).toEqual({ ...USUAL, gathering: 2 * DAY });
    expect(lifetimes(['--keep-finished', 'always'])).toEqual({ ...USUAL, over: null });
    expect(
      lifetimes(['--keep-people', '36500'], {
        CASTELLAN_KEEP_PEOPLE: '7',
        CASTELLAN_KEEP_UNFINISHED: '7',
      }),
    ).toEqual({ ...USUAL, playing: 7 * DAY, people: 36_500 * DAY });
  });

  test('how many proxies stand in front', () => {
    const proxies = (args: string[], env: Record<string, string> = {}) => {
      const address = readAddress(args, env, '/data');
      return address === 'help' ? null : address.proxies;
    };
    expect(proxies(['--proxies', '2'])).toBe(2);
    expect(proxies(['--behind-proxy', '--proxies', '3'])).toBe(3);
    expect(proxies(['--behind-proxy'], { CASTELLAN_PROXIES: '2' })).toBe(2);
  });

  test.each([
    ['--port', 'x'],
    ['--port', '70000'],
    ['--prot', '1'],
    ['extra'],
    ['--proxies', '11'],
    ['--proxies', '-1'],
    ['--keep-people', '0'],
    ['--keep-unbegun', '36501'],
    ['--keep-finished', '9007199254740993'],
    ['--keep-finished', 'never'],
  ])('%s %s is not understood', (...args) => {
    expect(() => readAddress(args.filter(Boolean), {}, '/data')).toThrow(BadAddress);
  });
});

describe('how people hear that it is their turn', () => {
  const reach = (args: string[], env: Record<string, string> = {}) => {
    const address = readAddress(args, env, '/data');
    return address === 'help' ? null : address.reach;
  };

  test('hosts that may be sent to, and mail with where its links lead', () => {
    expect(reach(['--send-to', 'hooks.example.org, 127.0.0.1:4000'])!.sendTo).toEqual([
      'hooks.example.org',
      '127.0.0.1:4000',
    ]);
    const env = {
      SMTP_URL: 'smtps://me:secret@mail.example.org',
      CASTELLAN_SITE: 'https://play.example.org/',
      CASTELLAN_MAIL_FROM: 'castellan@example.org',
    };
    expect(reach([], env)).toEqual({
      sendTo: [],
      site: 'https://play.example.org',
      mail: { smtp: env.SMTP_URL, from: env.CASTELLAN_MAIL_FROM },
    });
  });

  test.each([
    [['--send-to', 'https://example.org/x'], {}, '--send-to wants hosts'],
    [['--site', 'play.example.org'], {}, '--site looks like this'],
    [[], { SMTP_URL: 'smtp://me:secret@host' }, 'say --site and --mail-from too'],
    [[], { SMTP_URL: 'https://me:secret@host' }, 'SMTP_URL looks like this'],
  ])('%j is no way: %s', (args, env, why) => {
    expect(() => reach(args, env)).toThrow(why);
    expect(() => reach(args, env)).toThrow(expect.not.stringContaining('secret@host') as never);
  });
});
