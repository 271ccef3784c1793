/** The head of a picture without any packing: four letters of colour for each dot, from the upper left corner on. */
const HEAD = 122;
const DOT = 4;
/** Where in a dot its red, green, blue and cover lie. */
const MASKS = [0x0000_00ff, 0x0000_ff00, 0x00ff_0000, 0xff00_0000];
const BY_MASKS = 3;
const SRGB = 0x7352_4742;

/** The dots of a canvas as a file that browsers read. At once: to pack them would take longer than to paint them. */
export function bitmapOf({ width, height, data }: ImageData): Blob {
  const head = new DataView(new ArrayBuffer(HEAD));
  const size = width * height * DOT;
  const put = (at: number, ...numbers: readonly number[]): void =>
    numbers.forEach((n, i) => head.setUint32(at + 4 * i, n, true));
  head.setUint16(0, 0x4d42, true);
  put(2, HEAD + size, 0, HEAD, HEAD - 14, width);
  // Negative: the first line is the upper one.
  head.setInt32(22, -height, true);
  head.setUint16(26, 1, true);
  head.setUint16(28, 8 * DOT, true);
  put(30, BY_MASKS, size, 0, 0, 0, 0, ...MASKS, SRGB);
  return new Blob([head, data], { type: 'image/bmp' });
}
