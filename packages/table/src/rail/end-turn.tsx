import { allowed } from '@castellan/kernel';
import { useLayoutEffect } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { useLooks, useTable } from '../context.tsx';
import { TURN } from '../decision/lights.ts';
import { useLight } from '../decision/use-lights.ts';
import { isFree } from '../keys/keys.ts';
import { Into } from '../stage/spot.tsx';
import { usePlan } from '../stage/stage-context.ts';

/** As many letters stand in one line of the smallest screen. */
const SHORT = 12;

interface EndTurnProps {
  readonly onEnd: (() => void) | null;
}

/**
 * The way to end a turn: always in the same place. It is cut into the wood while it rests, stone while something else can be
 * done too, brass when it is the thing to do.
 */
export function EndTurn({ onEnd }: EndTurnProps) {
  const { lights, lit, text, note, reason, settings } = useTable();
  useLayoutEffect(() => lights.lay(TURN, null), [lights]);
  const { options } = useLight(lights, TURN);
  const [option] = allowed({ options });
  const why = options.find(one => one.blocked !== undefined);
  const named = option ?? why;
  const isLast = lit.decision === null || allowed(lit.decision).length === 1;
  const end = onEnd ?? (option === undefined ? null : () => lit.choose(option));
  useLayoutEffect(() => {
    if (onEnd === null || !settings.keys) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      const onButton =
        event.target instanceof Element && event.target.closest('button, a') !== null;
      if (event.key === 'Enter' && !onButton && isFree(event)) onEnd();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onEnd, settings.keys]);
  const words = onEnd === null && named !== undefined ? note(named) : text('endTurn');
  return (
    <button
      type="button"
      className="ct-end-turn"
      data-long={words.length > SHORT ? '' : undefined}
      data-ref={TURN}
      data-lit={end === null ? undefined : 'can'}
      data-main={isLast ? '' : undefined}
      data-held={onEnd === null ? undefined : ''}
      disabled={end === null}
      title={end === null && why !== undefined ? reason(why) : undefined}
      onClick={() => end?.()}
    >
      {words}
    </button>
  );
}

/** The spot for a game's main button. */
export const MAIN_ACTION = 'action';

export interface MainActionProps {
  onDo(button: HTMLElement): void;
  /** Where there is little room: fewer words for it. */
  readonly short?: string | undefined;
  /** What the option is about that it chooses: that needs no other button. */
  readonly of?: string | undefined;
  readonly children: ComponentChildren;
}

/** The one thing to do now, in words. It stands in the rail. */
export function MainAction({ onDo, short, of, children }: MainActionProps) {
  const { lights } = useLooks();
  const { mode } = usePlan();
  useLayoutEffect(() => (of === undefined ? undefined : lights.lay(of, null)), [lights, of]);
  return (
    <Into spot={MAIN_ACTION}>
      <button
        type="button"
        className="ct-button ct-button--main"
        onClick={({ currentTarget }) => onDo(currentTarget)}
      >
        <span>{(mode !== 'wide' && short) || children}</span>
      </button>
    </Into>
  );
}
