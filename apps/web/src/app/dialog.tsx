import { useOpened } from '@castellan/table';
import type { ComponentChildren, CSSProperties } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { useApp } from './app-context.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  /** `tall`: as high as the screen, whatever is in it. */
  readonly width?: 'small' | 'wide' | 'tall';
  /** Above the title, for a special occasion: the title is then large and centred. */
  readonly crest?: ComponentChildren;
  /** The colour of the banner behind it. */
  readonly tint?: string | undefined;
  /** Null: only a button inside closes it. */
  readonly onClose: (() => void) | null;
  readonly children: ComponentChildren;
  /** Stays in sight below what scrolls. */
  readonly foot?: ComponentChildren;
}

/** A dialog over the page: the browser keeps the focus inside and returns it afterwards. */
export function Dialog(props: DialogProps) {
  const { title, width = 'small', crest, tint, onClose, children, foot } = props;
  const { say } = useApp();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useOpened(true, () => onClose?.());
  useLayoutEffect(() => {
    const element = dialog.current!;
    if (!element.open) element.showModal();
    return () => element.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="cw-dialog ct-framed"
      data-width={width}
      data-grand={crest !== undefined || undefined}
      aria-labelledby={id}
      onCancel={event => {
        event.preventDefault();
        onClose?.();
      }}
      onClick={event => {
        if (event.target === event.currentTarget) onClose?.();
      }}
    >
      <div className="cw-dialog-inside ct-paper">
        <header
          className={crest === undefined ? undefined : 'ct-banner'}
          style={tint === undefined ? undefined : ({ '--seat': tint } as CSSProperties)}
        >
          {crest}
          <h2 id={id}>{title}</h2>
          {onClose && <IconButton glyph="close" label={say('close')} onPress={onClose} />}
        </header>
        {children}
      </div>
      {foot !== undefined && <div className="cw-dialog-foot">{foot}</div>}
    </dialog>
  );
}

interface ConfirmProps {
  readonly question: string;
  readonly action: string;
  onYes(): void;
  onNo(): void;
}

/** Asks before something is lost. */
export function Confirm({ question, action, onYes, onNo }: ConfirmProps) {
  const { say } = useApp();
  return (
    <Dialog title={question} onClose={onNo}>
      <p className="cw-actions">
        <Button tone="main" label={action} onPress={onYes} />
        <Button label={say('cancel')} onPress={onNo} />
      </p>
    </Dialog>
  );
}
