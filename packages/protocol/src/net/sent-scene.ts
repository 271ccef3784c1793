import type { Answer, Decision, Option } from '@castellan/kernel';
import type { Delta } from './delta.ts';
import { patched } from './delta.ts';
import type { Scene } from './from-table.ts';

/**
 * A scene as it travels. What someone may do next turn is mostly what they could do this turn, so both ends remember
 * the options that were shown, and a decision names them by their places. What can be told from the rest is left out.
 */
export interface SentScene extends Omit<Scene, 'decision' | 'answered'> {
  readonly decision: SentDecision | null;
  /** The options that this viewer was shown, as they were last shown. */
  readonly shown: readonly Option[];
}

interface SentDecision extends Omit<Decision, 'options' | 'fallback'> {
  readonly options: readonly number[];
  readonly fallback: Unnamed<Answer>;
}

/** An answer without the decision it is for. */
type Unnamed<A> = A extends Answer ? Omit<A, 'decision'> : never;

/** When more than these are remembered, only those that are still needed are kept. */
const MOST_SHOWN = 160;

/** A scene as it is sent to someone who was sent the scene before; null: nothing yet. */
export function sentScene(scene: Scene, before: SentScene | null): SentScene {
  const { decision, answered: _answered, ...rest } = scene;
  if (decision === null) return { ...rest, decision, shown: before?.shown ?? [] };
  const known = before?.shown ?? [];
  const shown = known.length + decision.options.length > MOST_SHOWN ? [] : known.slice();
  const places = new Map(shown.map(({ id }, place) => [id, place]));
  const options = decision.options.map(option => {
    const place = places.get(option.id) ?? shown.length;
    shown[place] = option;
    return place;
  });
  const { decision: _id, ...fallback } = decision.fallback;
  return { ...rest, decision: { ...decision, options, fallback }, shown };
}

/** The scene as it was before it was sent. */
function sceneFrom({ shown, decision, ...rest }: SentScene): Scene {
  const given = rest.view.core.answered.reduce((sum, n) => sum + n, 0);
  // What waits to be ended is seen as if it had been answered, but does not count.
  const answered = rest.held ? given - 1 : given;
  if (decision === null) return { ...rest, decision, answered };
  const options = decision.options.map(place => shown[place]!);
  const fallback = { decision: decision.id, ...decision.fallback } as Answer;
  return { ...rest, decision: { ...decision, options, fallback }, answered };
}

/** What someone at a table has been sent: a whole scene, and then what each move changes in it. */
export class Received {
  #sent: SentScene | null = null;
  #scene: Scene | null = null;

  /** Null: nothing has come yet. */
  get scene(): Scene | null {
    return this.#scene;
  }

  whole(sent: SentScene): void {
    this.#sent = sent;
    this.#scene = sceneFrom(sent);
  }

  changed(delta: Delta): void {
    const before = this.#sent!;
    const sent = patched(before, delta) as SentScene;
    const scene = sceneFrom(sent);
    // A decision need not be drawn again if it is the same object.
    const isSame = sent.decision === before.decision && sent.shown === before.shown;
    this.#scene = isSame ? { ...scene, decision: this.#scene!.decision } : scene;
    this.#sent = sent;
  }
}
