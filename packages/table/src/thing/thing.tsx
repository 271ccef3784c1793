import { allowed } from '@castellan/kernel';
import type { Option } from '@castellan/kernel';
import { capital } from '@castellan/powers';
import type { ComponentChildren } from 'preact';
import { useContext, useLayoutEffect } from 'preact/hooks';
import { cardLabel } from '../card/label.ts';
import type { Looks } from '../context.tsx';
import { useLooks } from '../context.tsx';
import { useLight } from '../decision/use-lights.ts';
import type { Action } from '../decision/lights.ts';
import { lightOf } from '../decision/lights.ts';
import { spotOf } from '../layer/layers.ts';
import { StageContext, ZoneContext } from '../stage/stage-context.ts';
import { isFinger } from './use-finger.ts';
import { useHold } from './use-hold.ts';
import { memo } from '../view.ts';

const NONE: readonly Option[] = [];

export interface ThingProps {
  /** What the rules call it: `citizen:cleric`, `die:0`, `seat:1`. */
  readonly of: string;
  /** What it is called, for those who don't see it, where that is not what is on its card. */
  readonly label?: string | undefined;
  /** The card to show large, if not `of` itself; null: none. */
  readonly zoom?: string | null | undefined;
  /** What is done with it can't be taken back: a press shows it large first, or names what it does, and it is done there. */
  readonly careful?: boolean | undefined;
  /** Options about other things that it stands for as well, as an action does for its cards: a press lists them. */
  readonly also?: readonly Option[] | undefined;
  /** Steps back while a decision is about others of its kind. */
  readonly dims?: boolean | undefined;
  /** What is drawn in it says nothing by itself. */
  readonly silent?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ComponentChildren;
}

/**
 * Anything on the table that a decision may be about. Lit when something may be done with it: a press does it, or asks
 * which if there are several. Otherwise a press shows its card large. Put phrasing content inside (spans, pictures).
 */
export const Thing = memo(function Thing(props: ThingProps) {
  const { of, zoom, also = NONE, dims, silent, className, children } = props;
  const looks = useLooks();
  const { lights, layers, faceOf, text } = looks;
  const { options: own, light: ownLight, key, carries, isReached } = useLight(lights, of);
  const options = also.length === 0 ? own : [...own, ...also];
  const light = ownLight ?? lightOf(also, null);
  const zone = useContext(ZoneContext);
  const isPhone = useContext(StageContext)?.plan.isSmall ?? false;
  useLayoutEffect(() => lights.lay(of, zone), [lights, of, zone]);
  const card = zoom === undefined ? of : zoom;
  const face = card === null ? null : faceOf(card);
  const canZoom = face !== null;
  const label = props.label ?? (face === null ? of : cardLabel(face));
  const shown = canZoom ? card : null;
  const lines = describe(
    looks,
    isReached ? lights.actions(of).map(({ option }) => option) : options,
  );
  const said = [...(light === 'picked' ? [text('isChosen')] : []), ...lines].join('. ');
  const hold = useHold({ layers, of, card: shown, lines, preview: looks.settings.hoverZoom });
  const shared = {
    className: `ct-thing ${className ?? ''}`,
    'data-ref': of,
    'data-lit': light ?? undefined,
    'data-dim': dims ? '' : undefined,
    'data-carry': carries.length > 0 ? '' : undefined,
    'data-reach': isReached ? '' : undefined,
    'data-key': looks.settings.keys ? key : undefined,
  };
  if (!canZoom && options.length === 0 && !isReached) {
    return (
      <span {...shared} role="img" aria-label={capital(label)} title={capital(label)}>
        {children}
      </span>
    );
  }
  return (
    <button
      type="button"
      {...shared}
      {...hold.handlers}
      data-zoom={shown ?? undefined}
      // What can't be shown large says at least what it is.
      title={canZoom ? undefined : capital(label)}
      aria-description={said === '' ? undefined : said}
      aria-pressed={light === 'picked' ? true : undefined}
      onClick={event => {
        if (hold.isHeld()) return;
        const pressed = { ...props, label, options, lines, isReached, isPhone, card: shown };
        press(event.currentTarget, isFinger(event), pressed, looks);
      }}
    >
      {/* Not by `aria-label`: that would have to say every word that is drawn. */}
      <span className="ct-hidden">{capital(label)}</span>
      {silent ? (
        children
      ) : (
        <span className="ct-thing__look" aria-hidden="true">
          {children}
        </span>
      )}
    </button>
  );
});

interface Pressed extends ThingProps {
  readonly label: string;
  readonly options: readonly Option[];
  readonly lines: readonly string[];
  readonly isReached: boolean;
  /** On a phone a tap chooses; what is done then stands in the rail. */
  readonly isPhone: boolean;
  /** The card that it can show large. */
  readonly card: string | null;
}

/** Does the one thing that may be done, asks which where there are several, or else shows the card. */
function press(element: HTMLElement, isTap: boolean, pressed: Pressed, looks: Looks): void {
  const { of, label, careful = false, also = NONE, options, lines, isReached, card } = pressed;
  const { lights, layers, settings } = looks;
  layers.hush();
  const can = allowed({ options });
  // A finger can't rest on a card to read it: it shows it first, with what may be done.
  const isFirst = isTap && !settings.tapsAct && !lights.isDrafting();
  const actions = isReached ? lights.actions(of) : [];
  const menu = { ref: of, label, spot: spotOf(element), from: element };
  const aim = pressed.isPhone && isFirst && card !== null ? aimOf(pressed, looks) : undefined;
  if (aim !== undefined) lights.aim(of, aim);
  else if ((careful || isFirst) && card !== null) lights.zoom(card, of);
  else if (actions.length === 1) lights.perform(actions[0]!);
  else if (actions.length > 1) layers.show({ menu });
  else if (can.length === 1 && also.length === 0 && !careful) lights.choose(can[0]!);
  else if (can.length > 0) {
    const ids = also.length === 0 ? undefined : can.map(({ id }) => id);
    layers.show({ menu: { ...menu, options: ids } });
  } else if (card !== null) lights.zoom(card, of);
  else layers.show({ tip: { lines, spot: menu.spot } });
}

/** The one thing that may be done with it; once it is chosen, a tap shows it large. */
function aimOf({ of, also = NONE }: Pressed, { lights }: Looks): Action | undefined {
  const actions = lights.actions(of).filter(({ option }) => option.blocked === undefined);
  const isOne = actions.length === 1 && also.length === 0;
  return isOne && lights.aimed()?.ref !== of ? actions[0] : undefined;
}

/** What may be done with it, then what may not and why. */
function describe({ text, note, reason }: Looks, options: readonly Option[]): string[] {
  return options.map(option =>
    option.blocked === undefined
      ? text('canBeChosen', { what: note(option) })
      : text('cannot', { why: `${note(option)}: ${reason(option)}` }),
  );
}
