/** The outline of a shield. */
const SHIELD = 'M32 3C40 7 49 8 58 7C60 33 54 50 32 62C10 50 4 33 6 7C15 8 24 7 32 3Z';

/** The arms of the seats: each has a colour and a figure of its own. */
export const ARMS = [
  { colour: '#a3271c', figure: 'M26 4H38V62H26Z' },
  { colour: '#2258a5', figure: 'M4 24H60V38H4Z' },
  { colour: '#27703a', figure: 'M4 52L32 24L60 52V38L32 10L4 38Z' },
  { colour: '#6a3796', figure: 'M4 6H18L60 50V62H50L4 16Z' },
  { colour: '#8a5a0c', figure: 'M26 4H38V22H60V34H38V62H26V34H4V22H26Z' },
  {
    colour: '#3a3f49',
    figure: 'M4 6H14L32 26L50 6H60V14L41 34L56 52L48 60L32 42L16 60L8 52L23 34L4 14Z',
  },
] as const;

const armsAt = (seat: number): number => ((seat % ARMS.length) + ARMS.length) % ARMS.length;

/** The colour of a seat. */
export function seatColour(seat: number): string {
  return ARMS[armsAt(seat)]!.colour;
}

const pictures = new Map<number, string>();

/** An image, not lines: the log of a long game has hundreds of them. */
function pictureOf(at: number): string {
  let picture = pictures.get(at);
  if (picture === undefined) {
    const drawing = new Blob([draw(ARMS[at]!)], { type: 'image/svg+xml' });
    pictures.set(at, (picture = `url(${URL.createObjectURL(drawing)})`));
  }
  return picture;
}

function draw({ colour, figure }: (typeof ARMS)[number]): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="65">' +
    `<clipPath id="s"><path d="${SHIELD}"/></clipPath><path d="${SHIELD}" fill="${colour}"/>` +
    `<path d="${figure}" fill="#fdf3dc" clip-path="url(#s)"/>` +
    `<path d="${SHIELD}" fill="none" stroke="#1a110a" stroke-width="3"/>` +
    `<path d="${SHIELD}" fill="none" stroke="#e8cf94" stroke-width="1.2" stroke-opacity=".9" transform="translate(3.2 3.2) scale(.9)"/></svg>`
  );
}

/** A seat's shield: told apart by its figure as well as by its colour. Silent: its name stands beside it. */
export function SeatShield({
  seat,
  className,
}: {
  readonly seat: number;
  readonly className?: string | undefined;
}) {
  return (
    <svg
      className={`ct-arms ${className ?? ''}`}
      style={{ backgroundImage: pictureOf(armsAt(seat)) }}
      aria-hidden="true"
      focusable="false"
    />
  );
}
