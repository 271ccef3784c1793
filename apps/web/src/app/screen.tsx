import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useApp } from './app-context.ts';
import './screen.css';

// The title of the tab: what is on the screen, and a mark in front of it when the page wants someone.
const MARK = '● ';
// The build draws home where there is no document.
let title = typeof document === 'undefined' ? '' : document.title;
let isMarked = false;

function write(): void {
  document.title = isMarked ? MARK + title : title;
}

function setTitle(text: string): void {
  title = text;
  write();
}

export function markTitle(on: boolean): void {
  isMarked = on;
  write();
}

interface ScreenProps {
  readonly title: string;
  /** Drawn above the title: where this screen belongs. */
  readonly over?: ComponentChildren;
  readonly lead?: ComponentChildren;
  readonly width?: 'text' | 'wide' | 'whole';
  /** What is shown says it already: the title is only heard. */
  readonly isTitleHidden?: boolean;
  readonly children: ComponentChildren;
}

/** Whether any screen has been shown: the first one leaves the focus where the browser put it. */
let isFirst = true;

/** Sets the page title; after a change of screen, moves the focus to the heading. */
export function useTitle(title: string, heading: { readonly current: HTMLElement | null }): void {
  const { say } = useApp();
  useEffect(() => {
    setTitle(title === say('appName') ? title : `${title} – ${say('appName')}`);
  }, [title, say]);
  useEffect(() => {
    if (isFirst) isFirst = false;
    else heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [heading]);
}

/** A screen with a heading. */
export function Screen(props: ScreenProps) {
  const { title, over, lead, width = 'wide', isTitleHidden = false, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(title, heading);
  return (
    <div className="cw-screen" data-width={width}>
      <header className={isTitleHidden ? 'ct-hidden' : 'cw-screen-head'}>
        {over}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className="cw-lead">{lead}</p>}
      </header>
      {children}
    </div>
  );
}
