import { sha256 as hash } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The SHA-256 of a text's UTF-8 bytes, as 64 hex digits. An unpaired surrogate counts as U+FFFD, as usual. */
export function sha256(text: string): string {
  return bytesToHex(hash(utf8ToBytes(text)));
}
