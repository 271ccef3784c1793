import type { Answer, Seat } from '@castellan/kernel';
import type { Entry } from '@castellan/room';

/** An answer that someone sent: when, and what became of it. All times are of one clock. */
export interface Sent {
  readonly seat: Seat;
  readonly answer: Answer;
  readonly began: number;
  /** `unknown`: the line broke before anyone said. Then it may be there, or not. */
  readonly result: 'acknowledged' | 'refused' | 'unknown';
  /** When that was known. */
  readonly ended: number;
}

/** Someone saw how many answers had been given. */
export interface Seen {
  readonly who: string;
  readonly at: number;
  readonly answered: number;
}

/** What happened at one table, as those there know it, and as it was stored. */
export interface History {
  readonly log: readonly Entry[];
  readonly sent: readonly Sent[];
  readonly seen: readonly Seen[];
}

/**
 * Whether there is one order of things that everyone could agree to, and the stored log is it: each answer took effect
 * at one moment between when it was sent and when it was acknowledged (linearizability). Returns what speaks against it.
 * For tables where nothing is taken back and no bot plays.
 */
export function faultsIn({ log, sent, seen }: History): string[] {
  const stored = log.filter(entry => entry.type === 'answered');
  const places = new Map(stored.map(({ answer }, place) => [answer.decision, place]));
  const faults: string[] = [];
  if (places.size !== stored.length) faults.push('an answer is there twice');
  const byDecision = Map.groupBy(sent, ({ answer }) => answer.decision);
  for (const { seat, answer } of stored) {
    const same = (byDecision.get(answer.decision) ?? []).filter(
      one => one.seat === seat && isSame(one.answer, answer),
    );
    if (same.length === 0) faults.push(`nobody has sent the answer to ${answer.decision}`);
    else if (same.every(({ result }) => result === 'refused'))
      faults.push(`the answer to ${answer.decision} was refused, and yet it is there`);
  }
  for (const { answer, result } of sent) {
    const found = stored[places.get(answer.decision) ?? -1];
    if (result === 'acknowledged' && (found === undefined || !isSame(found.answer, answer)))
      faults.push(`the answer to ${answer.decision} was acknowledged, and is lost`);
  }
  return [...faults, ...orderFaults(sent, places), ...sightFaults(sent, seen, stored)];
}

/** What was acknowledged before something else was sent comes before it. */
function orderFaults(sent: readonly Sent[], places: ReadonlyMap<string, number>): string[] {
  const placed = sent.flatMap(one => {
    const place = places.get(one.answer.decision);
    return place === undefined || one.result === 'refused' ? [] : [{ ...one, place }];
  });
  const byEnd = placed
    .filter(({ result }) => result === 'acknowledged')
    .sort((a, b) => a.ended - b.ended);
  const faults: string[] = [];
  let [next, last] = [0, -1];
  for (const { began, place, answer } of placed.sort((a, b) => a.began - b.began)) {
    for (; next < byEnd.length && byEnd[next]!.ended < began; next++)
      last = Math.max(last, byEnd[next]!.place);
    if (place < last) faults.push(`the answer to ${answer.decision} is before one that was known`);
  }
  return faults;
}

/** Nobody sees what nobody has sent yet, what is not stored, or less than they have seen before. */
function sightFaults(
  sent: readonly Sent[],
  seen: readonly Seen[],
  stored: readonly { readonly answer: Answer }[],
): string[] {
  const began = new Map<string, number>();
  for (const { answer, began: at } of sent)
    began.set(answer.decision, Math.min(at, began.get(answer.decision) ?? Infinity));
  /** By number of answers: when they can first have been there. */
  const earliest = [0];
  for (const { answer } of stored)
    earliest.push(Math.max(earliest.at(-1)!, began.get(answer.decision) ?? 0));
  const faults: string[] = [];
  for (const [who, own] of Map.groupBy(seen, one => one.who)) {
    let most = 0;
    for (const { at, answered } of own.toSorted((a, b) => a.at - b.at)) {
      if (answered > stored.length)
        faults.push(`${who} saw ${answered} answers that are not there`);
      else if (at < earliest[answered]!) faults.push(`${who} saw an answer before it was sent`);
      if (answered < most) faults.push(`${who} saw ${most} answers, and then ${answered}`);
      most = Math.max(most, answered);
    }
  }
  return faults;
}

const isSame = (a: Answer, b: Answer): boolean => JSON.stringify(a) === JSON.stringify(b);
