import type { ComponentChildren } from 'preact';
import { Component } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button } from './button.tsx';
import { useApp } from './app-context.ts';
import { href } from './router.ts';

interface WaitingProps {
  /** Shown instead, until all is there. */
  readonly meanwhile: ComponentChildren;
  readonly children: ComponentChildren;
}

interface Waits {
  readonly isWaiting: boolean;
  readonly failed?: { readonly reason: unknown };
}

/** Shows its children when what they wait for has come. */
export class Waiting extends Component<WaitingProps, Waits> {
  override state: Waits = { isWaiting: false };

  override componentDidCatch(thrown: unknown): void {
    if (!(thrown instanceof Promise)) throw thrown;
    this.setState({ isWaiting: true });
    thrown.then(
      () => this.setState({ isWaiting: false }),
      (reason: unknown) => this.setState({ failed: { reason } }),
    );
  }

  override render(): ComponentChildren {
    const { isWaiting, failed } = this.state;
    if (failed !== undefined) throw failed.reason;
    return isWaiting ? this.props.meanwhile : this.props.children;
  }
}

/** Marks a promise when it is kept, so that `awaited` gives what it brought at once. */
export function marked<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    value => kept.set(promise, value),
    () => {},
  );
  return promise;
}

const kept = new WeakMap<Promise<unknown>, unknown>();

/** What was promised, for a screen inside a <Waiting>: it starts again when that has come. */
export function awaited<T>(promise: Promise<T>): T {
  if (!kept.has(promise)) throw promise;
  return kept.get(promise) as T;
}

/** Longer than anything takes that comes at all. */
const SLOW_MS = 10_000;

export function Loading() {
  const { say } = useApp();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow)
    return (
      <p className="cw-loading" role="status">
        {say('loading')}
      </p>
    );
  return (
    <div className="cw-screen" data-width="text" role="status">
      <p className="cw-lead">{say('slow')}</p>
      <p className="cw-actions">
        <Button label={say('reload')} onPress={() => location.reload()} />
        <Button label={say('toLobby')} href={href('lobby')} />
      </p>
    </div>
  );
}
