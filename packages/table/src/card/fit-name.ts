/** How wide Cinzel's letters are when bold, in hundredths of their size. */
const ADVANCES =
  'A:72 B:67 C:78 D:83 E:63 F:60 G:84 H:86 I:39 J:38 K:76 L:62 M:95 N:86 O:88 P:66 Q:88 R:75 S:58 T:67 U:82 V:73 W:97 X:73 Y:70 Z:66 ' +
  "a:64 b:60 c:68 d:75 e:56 f:53 g:73 h:75 i:35 j:34 k:67 l:55 m:86 n:78 o:78 p:59 q:77 r:66 s:51 t:60 u:70 v:64 w:87 x:65 y:64 z:61 Ä:72 Ö:88 Ü:82 ä:64 ö:78 ü:70 ß:103 ':20 ’:24 -:38 .:22 ,:23 &:81";
const SPACE = 25;
const UNKNOWN = 80;

const advances = new Map(ADVANCES.split(' ').map(entry => [entry[0]!, Number(entry.slice(2))]));

/** How wide a text is, in multiples of its font size. */
export function widthOf(text: string): number {
  let sum = 0;
  for (const letter of text) sum += letter === ' ' ? SPACE : (advances.get(letter) ?? UNKNOWN);
  return sum / 100;
}

/** A plate for a name: how wide it is, and how large a name may be on one line, on two, and at the least. All in the same unit. */
export interface Plate {
  readonly width: number;
  readonly one: number;
  readonly two: number;
  readonly least: number;
}

export interface Fitted {
  readonly size: number;
  readonly lines: 1 | 2;
}

/** The largest size at which a name fits: on one line if that costs it little, else on two, never smaller than the least. */
export function fitName(name: string, { width, one, two, least }: Plate): Fitted {
  const single = Math.min(one, width / widthOf(name));
  const split = Math.min(two, width / narrowest(name));
  const lines = single >= split || single >= one * 0.86 ? 1 : 2;
  return { size: Math.max(least, Math.floor((lines === 1 ? single : split) * 100) / 100), lines };
}

/** How wide a name is when it is broken at the best of its spaces; not less than its longest word. */
export function narrowest(name: string): number {
  const words = name.split(' ');
  const breaks = words
    .slice(1)
    .map((_, i) =>
      Math.max(widthOf(words.slice(0, i + 1).join(' ')), widthOf(words.slice(i + 1).join(' '))),
    );
  return Math.min(...breaks, widthOf(name));
}
