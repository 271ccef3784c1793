import { randomInt } from 'node:crypto';
import { keyOf } from '../table/house.ts';

const CODES = 8;
/** Without letters that look alike; 16 of them are 79 random bits, so a plain hash gives nothing away. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 16;

/** New ones, as they are shown once. */
export function newCodes(): readonly string[] {
  return Array.from({ length: CODES }, () => {
    const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]);
    return signs.join('').replaceAll(/.{4}(?=.)/g, '$&-');
  });
}

/** By what a code is known again, however it was typed. */
export function codeKey(typed: string): string {
  return keyOf(typed.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
}
