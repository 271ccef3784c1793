import { MOST_LETTERS } from '@castellan/kernel';
import { BadParcel } from './bad-parcel.ts';

/** The longest of many thousand games makes a link of 9,000 letters. */
const LONGEST_LINK = 200_000;

/** Makes a text short enough for a link: deflated, then encoded in letters that a link may contain. */
export async function packText(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export async function unpackText(packed: string): Promise<string> {
  if (packed.length > LONGEST_LINK) throw new BadParcel('too-big');
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, letter => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return await readAll(stream);
  } catch (error) {
    if (error instanceof BadParcel) throw error;
    throw new BadParcel('broken-link', (error as Error).message);
  }
}

/** A few letters can unpack to gigabytes, so stop long before. */
async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = stream.getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > MOST_LETTERS) {
      await reader.cancel();
      throw new BadParcel('too-big');
    }
  }
}
