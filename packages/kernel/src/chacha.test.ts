import { chacha20 } from '@noble/ciphers/chacha.js';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chachaBlock } from './chacha.ts';

/** The key stream as bytes, as the RFC prints it: each word with its low byte first. */
function stream(key: Uint32Array, block: number): string {
  const words = new Uint32Array(16);
  chachaBlock(key, block, words);
  const bytes = new DataView(new ArrayBuffer(64));
  words.forEach((word, i) => bytes.setUint32(i * 4, word, true));
  return Buffer.from(bytes.buffer).toString('hex');
}

const zero = new Uint32Array(8);

test('RFC 8439 A.1 vector 1: key, nonce and counter all zero', () => {
  expect(stream(zero, 0)).toBe(
    '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
      'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
  );
});

test('RFC 8439 A.1 vector 2: the next block', () => {
  expect(stream(zero, 1)).toBe(
    '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
      '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
  );
});

test('RFC 8439 A.1 vector 4: another key, block 2', () => {
  const key = new Uint32Array(8);
  key[0] = 0xff00;
  expect(stream(key, 2)).toBe(
    '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca' +
      '13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
  );
});

test('any key, any block: the same words as another implementation', () => {
  const words = fc.uint32Array({ minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(words, fc.maxSafeNat(), (key, block) => {
      // The library refuses the last block before its counter starts again; ours counts on.
      fc.pre(block >>> 0 !== 0xffff_ffff);
      // The low half of the block number is their counter, the high half the first word of their nonce.
      const nonce = new DataView(new ArrayBuffer(12));
      nonce.setUint32(0, Math.floor(block / 0x1_0000_0000), true);
      const keyBytes = new DataView(new ArrayBuffer(32));
      key.forEach((word, i) => keyBytes.setUint32(i * 4, word, true));
      const theirs = chacha20(
        new Uint8Array(keyBytes.buffer),
        new Uint8Array(nonce.buffer),
        new Uint8Array(64),
        undefined,
        block >>> 0,
      );
      expect(stream(key, block)).toBe(Buffer.from(theirs).toString('hex'));
    }),
  );
});
