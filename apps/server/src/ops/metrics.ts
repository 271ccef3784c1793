import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { App } from '../net/app.ts';
import type { Counted, Probe, Timed } from './probe.ts';

/** Seconds: from a tenth of a millisecond to longer than anyone waits. */
const QUICK = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const SLOW = [0.1, 0.25, 0.5, 1, 1.5, 2, 3, 5, 10, 20];

export interface Summary {
  readonly moves: number;
  readonly refusals: readonly { readonly kind: string; readonly value: number }[];
  /** Ninety-nine of a hundred answers took no longer than this; null if there were none. */
  readonly answerSeconds: number | null;
  readonly lagSeconds: number;
}

/** What Prometheus is told of this process. */
export class Metrics implements Probe {
  readonly #registry = new Registry();
  readonly #times: Readonly<Record<Timed, Histogram<'of'>>>;
  readonly #underWay: Readonly<Record<Timed, Gauge>>;
  readonly #counts: Readonly<Record<Counted, Counter<string>>>;

  readonly #lag = monitorEventLoopDelay({ resolution: 20 });

  constructor(version: string) {
    this.#lag.enable();
    collectDefaultMetrics({ register: this.#registry });
    this.#gauge('build_info', 'Always 1; the version is its label', { version }).set(1);
    this.#times = {
      answer: this.#time(
        'answer_seconds',
        'From the arrival of an answer until everyone at this process was sent what came of it, by game',
      ),
      append: this.#time('append_seconds', 'How long it took to store what happened, by game'),
      store: this.#time('store_seconds', 'How long any other task of the store took, by task'),
      thinking: this.#time('thinking_seconds', 'How long bots and hints thought, by bot', SLOW),
    };
    this.#underWay = {
      answer: this.#gauge('answers_waiting', 'Answers that came and are not told yet'),
      append: this.#gauge('appends_waiting', 'Changes of tables that wait for the store'),
      store: this.#gauge('store_waiting', 'Other tasks that wait for the store'),
      thinking: this.#gauge('thinking', 'Bots and hints that are thought about now'),
    };
    this.#counts = {
      move: this.#counter('moves_total', 'Answers that were accepted and stored, by game', 'game'),
      refused: this.#counter('refusals_total', 'Refused requests on sockets, by kind', 'kind'),
      request: this.#counter('requests_total', 'Requests that were answered, by status', 'status'),
    };
  }

  begin(what: Timed, of: string): (how: 'done' | 'failed') => void {
    const underWay = this.#underWay[what];
    const end = this.#times[what].startTimer({ of });
    underWay.inc();
    return () => {
      underWay.dec();
      end();
    };
  }

  count(what: Counted, kind: string): void {
    this.#counts[what].inc({ [LABELS[what]]: kind });
  }

  /** What is there now is asked for whenever someone looks. */
  watch(app: App): void {
    const now = (name: string, help: string, read: () => number): void => {
      const gauge: Gauge = this.#gauge(name, help, {}, () => gauge.set(read()));
    };
    now('seats', 'Connections to tables: people, onlookers, programs', () =>
      Math.max(0, app.sockets() - app.watchers()),
    );
    now('lobby', 'Connections that look at the lobby', () => app.watchers());
    now('tables', 'Tables in memory', () => app.house.size);
    now('draining', '1 while this process is on its way out', () => Number(app.drain.isOn));
  }

  /** The few figures that a person looks at first. */
  async summary(): Promise<Summary> {
    const { values: moves } = await this.#counts.move.get();
    const { values: refusals } = await this.#counts.refused.get();
    const { values: answers } = await this.#times.answer.get();
    const sum = (values: readonly { readonly value: number }[]): number =>
      values.reduce((total, { value }) => total + value, 0);
    return {
      moves: sum(moves),
      refusals: refusals.map(({ labels, value }) => ({ kind: String(labels['kind']), value })),
      answerSeconds: percentile(answers, 0.99),
      lagSeconds: this.#lag.percentile(99) / 1e9,
    };
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  #time(name: string, help: string, buckets: number[] = QUICK): Histogram<'of'> {
    const registers = [this.#registry];
    return new Histogram({ name: PREFIX + name, help, buckets, labelNames: ['of'], registers });
  }

  #counter(name: string, help: string, label: string): Counter<string> {
    const registers = [this.#registry];
    return new Counter({ name: PREFIX + name, help, labelNames: [label], registers });
  }

  #gauge(
    name: string,
    help: string,
    labels: Readonly<Record<string, string>> = {},
    collect: () => void = () => {},
  ): Gauge {
    const registers = [this.#registry];
    const labelNames = Object.keys(labels);
    const gauge = new Gauge({ name: PREFIX + name, help, labelNames, registers, collect });
    if (labelNames.length > 0) gauge.set(labels, 1);
    return gauge;
  }
}

const PREFIX = 'castellan_';
const LABELS: Readonly<Record<Counted, string>> = {
  move: 'game',
  refused: 'kind',
  request: 'status',
};

interface Bucket {
  readonly value: number;
  readonly metricName?: string;
  readonly labels: Readonly<Partial<Record<'of' | 'le', string | number>>>;
}

/** The upper end of the bucket in which this share of all values is reached. */
function percentile(values: readonly Bucket[], share: number): number | null {
  const upTo = new Map<number, number>();
  for (const { metricName = '', labels, value } of values)
    if (metricName.endsWith('_bucket')) {
      const le = labels.le === '+Inf' ? Infinity : Number(labels.le);
      upTo.set(le, (upTo.get(le) ?? 0) + value);
    }
  const all = upTo.get(Infinity) ?? 0;
  if (all === 0) return null;
  const [found] = [...upTo].sort(([a], [b]) => a - b).find(([, count]) => count >= all * share)!;
  return found;
}
