import { Transform } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/** Lets through so many letters of each line and drops the rest: a line without end must not fill the memory. */
export function cutLines(most: number): Transform {
  const decoder = new StringDecoder('utf8');
  let length = 0;
  return new Transform({
    // One letter of UTF-8 may come in two pieces.
    transform(chunk: Buffer, _encoding, done) {
      const kept = decoder
        .write(chunk)
        .split('\n')
        .map((piece, i) => {
          if (i > 0) length = 0;
          const room = Math.max(0, most - length);
          length += piece.length;
          return piece.slice(0, room);
        });
      done(null, kept.join('\n'));
    },
  });
}
