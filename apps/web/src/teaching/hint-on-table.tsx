import type { AdvisedPlan, ToldStep } from '@castellan/kernel';
import { useLayoutEffect, useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { Glyph } from '../app/glyph.tsx';
import { percent } from '../app/percent.ts';
import { useStepWords } from './plan.tsx';
import type { Hint } from './use-hint.ts';
import './teaching.css';

interface HintLineProps {
  readonly hint: Hint;
  /** Nobody else plays. */
  readonly isAlone: boolean;
  /** Opens what else could be done, and why. */
  onMore(): void;
}

/** A hint in a line: the chance, what to do now and next, and what it comes to. */
export function HintLine({ hint: { plan, steps }, isAlone, onMore }: HintLineProps) {
  const { locale, say } = useApp();
  const words = useStepWords();
  const result = useResult(isAlone);
  const [now, ...rest] = steps;
  const next = rest.find(isDeed);
  return (
    <div className="cw-hint-line" role="status">
      <Glyph name="hint" />
      {plan === null || now === undefined ? (
        <span className="cw-thinking">{say('hintThinking')}</span>
      ) : (
        <>
          <strong>
            {percent(locale, plan.chance)} <small>{say('hintChance')}</small>
          </strong>
          <span>
            <b>
              {next === undefined
                ? words(now)
                : say('hintThen', { now: words(now), next: words(next) })}
            </b>{' '}
            <small>{result(plan)}</small>
          </span>
          <button type="button" className="ct-button" aria-haspopup="dialog" onClick={onMore}>
            {say('hintMore')}
          </button>
        </>
      )}
    </div>
  );
}

/** Something that is done, and not only how it is paid for. */
const isDeed = ({ picks, counts }: ToldStep): boolean => picks.length > 0 && counts.length === 0;

/** What a plan comes to a few turns later. */
function useResult(isAlone: boolean): (plan: AdvisedPlan) => string {
  const { say } = useApp();
  return ({ own, rival }) => {
    const lead = Math.round(own - rival);
    if (isAlone) return say('hintPoints', { n: Math.round(own) });
    return say(lead < 0 ? 'hintBehind' : 'hintAhead', { n: Math.abs(lead) });
  };
}

/** How many steps are shown at once; the others follow as these are done. */
const MOST = 3;

interface Mark {
  readonly n: number;
  readonly left: number;
  readonly top: number;
}

/** The next steps of a plan as numbers on the things to press. Those who hear the table hear the line. */
export function HintMarks({
  plan,
  steps,
}: {
  readonly plan: AdvisedPlan;
  readonly steps: readonly ToldStep[];
}) {
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useLayoutEffect(() => {
    let frame = 0;
    const place = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setMarks(marksFor(steps.slice(0, MOST))));
    };
    place();
    addEventListener('resize', place);
    // A hand or a market may be scrolled, and what lies there moves while the table settles.
    document.addEventListener('scroll', place, true);
    document.addEventListener('transitionend', place);
    // A screen that is turned is laid out again, some frames later.
    const laid = new MutationObserver(place);
    const stage = document.querySelector('.ct-stage');
    if (stage !== null)
      laid.observe(stage, { subtree: true, attributeFilter: ['style', 'data-mode', 'data-open'] });
    return () => {
      laid.disconnect();
      cancelAnimationFrame(frame);
      removeEventListener('resize', place);
      document.removeEventListener('scroll', place, true);
      document.removeEventListener('transitionend', place);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the steps are a part of the plan
  }, [plan, steps.length]);
  return (
    <div className="cw-hint-marks" aria-hidden="true">
      {marks.map(({ n, left, top }) => (
        <b key={n} style={{ left: `${left}px`, top: `${top}px` }}>
          {n}
        </b>
      ))}
    </div>
  );
}

/** So close, two marks would lie on each other. */
const CLOSE = 30;

/** The whole list, where it lies over the things. */
const LIST = '.ct-stage:not([data-mode="wide"]) .ct-rail__list[data-open]';

function marksFor(steps: readonly ToldStep[]): Mark[] {
  const marks: Mark[] = [];
  if (document.querySelector(LIST) !== null) return marks;
  for (const [i, { things }] of steps.entries())
    for (const thing of new Set(things)) {
      const found = lying(thing);
      if (found === null) continue;
      const { left, top, width } = found.getBoundingClientRect();
      let x = left + width / 2;
      while (marks.some(one => Math.hypot(one.left - x, one.top - top) < CLOSE)) x += CLOSE;
      marks.push({ n: i + 1, left: x, top });
    }
  return marks;
}

/** Where a thing lies in sight; of several like it, the one that can be pressed. */
function lying(thing: string): HTMLElement | null {
  const all = [
    ...document.querySelectorAll<HTMLElement>(`.ct-stage [data-ref=${JSON.stringify(thing)}]`),
  ].filter(one => one.checkVisibility());
  return all.find(({ dataset }) => dataset['lit'] !== undefined) ?? all[0] ?? null;
}
