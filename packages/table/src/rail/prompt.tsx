import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useLooks } from '../context.tsx';
import { useOpened } from '../layer/opened.ts';
import type { Box } from '../stage/solve.ts';
import { useOver } from '../stage/stage-context.ts';
import { inPixels } from '../view.ts';

/** No line is lower than this. */
const LEAST_LINE = 8;
/** How many letters fit large on one line of a phone; how many on two lines of medium size. */
const LINE = 44;
const TWO_LINES = 96;
/** How many fit in a column, smaller. */
const LONG = 132;

type Length = 'line' | 'two' | 'long' | 'longest';
const lengthOf = ({ length }: string): Length =>
  length <= LINE ? 'line' : length <= TWO_LINES ? 'two' : length <= LONG ? 'long' : 'longest';

interface PromptProps {
  readonly id: string;
  readonly text: string;
  /** It is a question to the person here, not just news. */
  readonly isAsked: boolean;
}

/** What is asked. Where there is room for two lines only, a press opens the whole of it over the market. */
export function Prompt({ id, text: asked, isAsked }: PromptProps) {
  const { text } = useLooks();
  const line = useRef<HTMLSpanElement>(null);
  const market = useOver('market');
  const isCut = useIsCut(line, asked, market?.width);
  // With its question it closes by itself.
  const [opened, setOpened] = useState<string | null>(null);
  const isOpen = isCut && opened === asked;
  useOpened(isOpen, () => setOpened(null));
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (event: Event): void => {
      const isOnButton =
        event.target instanceof Element && event.target.closest('.ct-rail__more') !== null;
      if (!isOnButton && (!(event instanceof KeyboardEvent) || event.key === 'Escape'))
        setOpened(null);
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, [isOpen]);
  return (
    <>
      <h2 id={id} className="ct-decision__prompt ct-rail__prompt" data-length={lengthOf(asked)}>
        {isAsked && <span className="ct-hidden">{text('yourDecision')} </span>}
        <span ref={line} className="ct-rail__line">
          {asked}
        </span>
        {isCut && (
          <button
            type="button"
            className="ct-rail__more"
            aria-expanded={isOpen}
            aria-label={text('wholePrompt')}
            onClick={() => setOpened(isOpen ? null : asked)}
          />
        )}
      </h2>
      {isOpen && market !== null && <Whole text={asked} over={market} />}
    </>
  );
}

/** Those who hear the question hear all of it anyway. */
function Whole({ text, over }: { readonly text: string; readonly over: Box }) {
  const { left, top, width, height } = over;
  return (
    <p
      className="ct-rail__whole"
      style={inPixels({ left, top, width, maxHeight: height })}
      aria-hidden="true"
    >
      {text}
    </p>
  );
}

/** Whether there is less room than the text needs. */
function useIsCut(
  line: RefObject<HTMLElement | null>,
  text: string,
  width: number | undefined,
): boolean {
  const [isCut, setIsCut] = useState(false);
  useLayoutEffect(() => {
    // Measured only where it may be cut: to measure lays out the whole table, in the middle of its being drawn.
    const { scrollHeight = 0, clientHeight = 0 } = (width !== undefined && line.current) || {};
    // Browsers count what hangs below the last line; a line that is cut is higher than that.
    setIsCut(scrollHeight > clientHeight + LEAST_LINE);
  }, [line, text, width]);
  return isCut;
}
