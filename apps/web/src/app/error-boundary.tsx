import type { ComponentChildren } from 'preact';
import { Component } from 'preact';
import { useApp } from './app-context.ts';
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
    return error === null ? (
      this.props.children
    ) : (
      <Breakdown error={error} retry={() => this.setState({ error: null })} />
    );
  }
}

interface BreakdownProps {
  readonly error: Error;
  retry(): void;
}

function Breakdown({ error, retry }: BreakdownProps) {
  const { say } = useApp();
  return (
    <div className="cw-screen" data-width="text" role="alert">
      <h1>{say('brokeTitle')}</h1>
      <p className="cw-lead">{say('brokeText')}</p>
      <p className="cw-actions">
        <button type="button" className="ct-button ct-button--main" onClick={retry}>
          {say('tryAgain')}
        </button>
        <a className="ct-button" href={href('lobby')}>
          {say('toLobby')}
        </a>
      </p>
      <details>
        <summary>{say('details')}</summary>
        <pre className="cw-pre">{error.stack ?? error.message}</pre>
      </details>
    </div>
  );
}
