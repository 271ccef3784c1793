import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { useLooks } from '../context.tsx';
import { useOpened } from '../layer/opened.ts';
import { usePlan } from './stage-context.ts';
import { inPixels } from '../view.ts';

export interface DrawerProps {
  /** The zone it lies over while it is open. */
  readonly over: string;
  readonly title: string;
  /** Beside the title: what is to be known of what it shows. */
  readonly note?: string | undefined;
  readonly className?: string | undefined;
  onClose(): void;
  readonly children: ComponentChildren;
}

/** Something that opens large over a zone: what it shows can be pressed as on the table, and nothing else is covered. */
export function Drawer({ over, title, note, className = '', onClose, children }: DrawerProps) {
  const { text } = useLooks();
  const { boxes } = usePlan();
  const drawer = useRef<HTMLElement>(null);
  const heading = useId();
  useOpened(true, onClose);
  useLayoutEffect(() => {
    const before = document.activeElement;
    drawer.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, []);
  const { left, top, width, height } = boxes.get(over)!;
  return (
    <section
      ref={drawer}
      className={`ct-drawer ${className}`}
      role="dialog"
      aria-labelledby={heading}
      tabIndex={-1}
      style={inPixels({ left, top, width, height })}
      onKeyDown={event => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header>
        <h2 id={heading}>{title}</h2>
        {note !== undefined && <small>{note}</small>}
        <button type="button" className="ct-button" onClick={() => onClose()}>
          {text('close')}
        </button>
      </header>
      <div className="ct-drawer__body">{children}</div>
    </section>
  );
}
