import { useLooks } from '../context.tsx';
import { CardArt } from '../art/card-art.tsx';
import { Thing } from '../thing/thing.tsx';
import { memo } from '../view.ts';

export interface MedalProps {
  /** The card that it stands for. */
  readonly card: string;
  /** How many of them, where that is more than one. */
  readonly n?: number | undefined;
  readonly round?: boolean | undefined;
}

/** What a medal shows of a card that the game does not know. */
const NOTHING = { emblem: '', field: 'plain' };

/** A card as a small picture: where it is only counted, or stands for somebody. As large as `--medal`. */
export function Medal({ card, n = 1, round = false }: MedalProps) {
  const { faceOf } = useLooks();
  const face = faceOf(card);
  return (
    <CardArt
      face={face ?? NOTHING}
      view="near"
      className="ct-medal"
      data-round={round ? '' : undefined}
    >
      {n > 1 && <b>{n}</b>}
    </CardArt>
  );
}

export interface MedalThingProps extends MedalProps {
  /** What the rules call it where it lies: `tableau:1:citizen:monk`. */
  readonly of: string;
  readonly label?: string | undefined;
}

/** The same as a thing that a decision may be about. */
export const MedalThing = memo(function MedalThing({ of, label, ...medal }: MedalThingProps) {
  return (
    <Thing of={of} zoom={medal.card} label={label} className="ct-medal-thing">
      <Medal {...medal} />
    </Thing>
  );
});
