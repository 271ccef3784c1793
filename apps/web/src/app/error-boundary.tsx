import type { ComponentChildren } from 'preact';
import { Component } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button } from './button.tsx';
import type { StringKey } from '../strings/text.ts';
import { useApp } from './app-context.ts';
import { PartMissing } from './part.ts';
import { isReachable, reloadOnce } from './reload.ts';
import { href } from './router.ts';

interface ErrorBoundaryProps {
  /** When this changes, the screen is tried again. */
  readonly place: string;
  readonly children: ComponentChildren;
}

interface Broken {
  readonly error: Error | null;
  readonly place: string;
}

/** Keeps a broken screen from breaking the whole page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Broken> {
  override state: Broken = { error: null, place: this.props.place };

  static override getDerivedStateFromError(error: unknown): Partial<Broken> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static override getDerivedStateFromProps(
    { place }: ErrorBoundaryProps,
    state: Broken,
  ): Broken | null {
    return place === state.place ? null : { error: null, place };
  }

  override render(): ComponentChildren {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const retry = (): void => this.setState({ error: null });
    return error instanceof PartMissing ? (
      <Missing error={error} retry={retry} />
    ) : (
      <Breakdown error={error} retry={retry} />
    );
  }
}

interface BreakdownProps {
  readonly error: Error;
  readonly title?: StringKey;
  readonly text?: StringKey;
  retry(): void;
}

/** A screen that could not be fetched: nothing is open, so the newest version is fetched at once if that helps. */
function Missing({ error, retry }: BreakdownProps) {
  const [isTried, setIsTried] = useState(false);
  useEffect(() => {
    void reloadOnce().then(isReloading => setIsTried(!isReloading));
  }, []);
  if (!isTried) return null;
  const again = async (): Promise<void> => {
    if (await isReachable()) location.reload();
    else retry();
  };
  return <Breakdown error={error} retry={() => void again()} title="missing" text="missingText" />;
}

function Breakdown({ error, retry, title = 'brokeTitle', text = 'brokeText' }: BreakdownProps) {
  const { say } = useApp();
  return (
    <div className="cw-screen" data-width="text" role="alert">
      <h1>{say(title)}</h1>
      <p className="cw-lead">{say(text)}</p>
      <p className="cw-actions">
        <Button tone="main" label={say('tryAgain')} onPress={retry} />
        <Button label={say('toLobby')} href={href('lobby')} />
      </p>
      <details>
        <summary>{say('details')}</summary>
        <pre className="cw-pre">{detailsOf(error)}</pre>
      </details>
    </div>
  );
}

function detailsOf({ cause, stack, message }: Error): string {
  const own = stack ?? message;
  return cause instanceof Error ? `${cause.message}\n${own}` : own;
}
