import type { Browser, Page } from '@playwright/test';

/** An event of the browser's own record. Times are in microseconds; `tdur` is what the processor spent on it. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: {
    readonly name?: string;
    readonly elementCount?: number;
    readonly data?: { readonly type?: string };
  };
}

export const KINDS = ['script', 'style', 'layout', 'paint', 'memory', 'other'] as const;
type Kind = (typeof KINDS)[number];

const KIND_OF: Readonly<Record<string, Kind>> = {
  FunctionCall: 'script',
  EvaluateScript: 'script',
  'v8.evaluateModule': 'script',
  'v8.compile': 'script',
  'v8.compileModule': 'script',
  RunMicrotasks: 'script',
  EventDispatch: 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  UpdateLayer: 'paint',
  MinorGC: 'memory',
  MajorGC: 'memory',
  'V8.GC_MC_INCREMENTAL': 'memory',
};

/** What the page's main thread did: milliseconds of the processor by kind, its longest task, and how often it worked out what. */
export interface Work {
  readonly ms: Readonly<Record<Kind, number>>;
  readonly all: number;
  readonly longest: number;
  /** How often styles were worked out, for how many elements; how often the page was laid out. */
  readonly styles: number;
  readonly styled: number;
  readonly layouts: number;
}

/** The work of a page's main thread while something is done. */
export async function workOf(
  browser: Browser,
  page: Page,
  action: () => Promise<void>,
): Promise<Work> {
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'v8'],
  });
  await action();
  const record = await browser.stopTracing();
  const { traceEvents } = JSON.parse(record.toString()) as { traceEvents: TraceEvent[] };
  return sumUp(mainThread(traceEvents));
}

const isTask = ({ name }: TraceEvent): boolean => name === 'ThreadControllerImpl::RunTask';

/** Of all renderers, the one that drew most. */
function mainThread(events: readonly TraceEvent[]): TraceEvent[] {
  const mains = events.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  const of = mains.map(({ pid, tid }) =>
    events.filter(one => one.pid === pid && one.tid === tid && one.ph === 'X'),
  );
  return of.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** Each event counts for what is not spent in those inside it. */
function sumUp(events: readonly TraceEvent[]): Work {
  const ms = Object.fromEntries(KINDS.map(kind => [kind, 0])) as Record<Kind, number>;
  let [all, longest, styles, styled, layouts] = [0, 0, 0, 0, 0];
  const open: { end: number; kind: Kind }[] = [];
  const ordered = events.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  for (const event of ordered) {
    const spent = (event.tdur ?? 0) / 1000;
    while (open.length > 0 && open.at(-1)!.end <= event.ts) open.pop();
    const outer = open.at(-1);
    const kind = KIND_OF[event.name] ?? outer?.kind ?? 'other';
    if (outer === undefined) all += spent;
    else ms[outer.kind] -= spent;
    ms[kind] += spent;
    open.push({ end: event.ts + (event.dur ?? 0), kind });
    if (isTask(event)) longest = Math.max(longest, spent);
    if (event.name === 'UpdateLayoutTree') {
      styles++;
      styled += event.args.elementCount ?? 0;
    }
    if (event.name === 'Layout') layouts++;
  }
  return { ms, all, longest, styles, styled, layouts };
}
