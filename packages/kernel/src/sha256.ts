/**
 * SHA-256 (FIPS 180-4), written out because rule code may use neither Node's nor the browser's
 * crypto. It seals seeds; it is not on the hot path.
 */
const K = roundConstants();

function roundConstants(): Uint32Array {
  // The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  const constants = new Uint32Array(64);
  let found = 0;
  for (let n = 2; found < 64; n++) {
    if (isPrime(n)) constants[found++] = fraction(Math.cbrt(n));
  }
  return constants;
}

function initialHash(): Uint32Array {
  // The same of the square roots of the first 8 primes.
  const hash = new Uint32Array(8);
  let found = 0;
  for (let n = 2; found < 8; n++) {
    if (isPrime(n)) hash[found++] = fraction(Math.sqrt(n));
  }
  return hash;
}

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
}

function fraction(x: number): number {
  return Math.floor((x - Math.floor(x)) * 0x1_0000_0000);
}

const rotate = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

function padded(bytes: Uint8Array): Uint8Array {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const out = new Uint8Array(length);
  out.set(bytes);
  out[bytes.length] = 0x80;
  const bits = bytes.length * 8;
  const tail = new DataView(out.buffer);
  tail.setUint32(length - 8, Math.floor(bits / 0x1_0000_0000));
  tail.setUint32(length - 4, bits >>> 0);
  return out;
}

function absorb(hash: Uint32Array, block: DataView, at: number, w: Uint32Array): void {
  for (let i = 0; i < 16; i++) w[i] = block.getUint32(at + i * 4);
  for (let i = 16; i < 64; i++) {
    const a = w[i - 15]!;
    const b = w[i - 2]!;
    const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const t1 = (h + s1 + choice + K[i]! + w[i]!) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const t2 = (s0 + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  const mixed = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) hash[i] = hash[i]! + mixed[i]!;
}

function utf8(text: string): Uint8Array {
  // Half of a surrogate pair has no UTF-8: it becomes U+FFFD, as everywhere.
  const escaped = encodeURIComponent(text.toWellFormed());
  const bytes: number[] = [];
  for (let i = 0; i < escaped.length; i++) {
    if (escaped[i] === '%') {
      bytes.push(Number.parseInt(escaped.slice(i + 1, i + 3), 16));
      i += 2;
    } else {
      bytes.push(escaped.charCodeAt(i));
    }
  }
  return Uint8Array.from(bytes);
}

/** The SHA-256 of a text's UTF-8 bytes, as 64 hex digits. */
export function sha256(text: string): string {
  const bytes = padded(utf8(text));
  const block = new DataView(bytes.buffer);
  const hash = initialHash();
  const w = new Uint32Array(64);
  for (let at = 0; at < bytes.length; at += 64) absorb(hash, block, at, w);
  return Array.from(hash, word => word.toString(16).padStart(8, '0')).join('');
}
