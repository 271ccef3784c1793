import { useOpened, usePlan } from '@castellan/table';
import { useEffect, useId, useRef } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { Dialog } from '../app/dialog.tsx';
import { IconButton } from '../app/icon-button.tsx';
import { ChatBox } from './chat.tsx';
import { useTell } from './strings/text.ts';
import './table-chat.css';
import type { AtOnlineTable } from './use-online-table.ts';

interface TableChatProps {
  readonly online: AtOnlineTable;
  onClose(): void;
}

/** Seven faces, and a field with a button to send what is typed. */
const LEAST_WIDTH = 180;

/** The chat of a table: where the log is, so that people see what they talk about; without room for that, over the table. */
export function TableChat({ online, onClose }: TableChatProps) {
  const tell = useTell();
  const { mode, boxes } = usePlan();
  if (mode === 'wide' && boxes.get('rail')!.width >= LEAST_WIDTH)
    return <Aside online={online} onClose={onClose} />;
  return (
    <Dialog title={tell('chat')} onClose={onClose}>
      <ChatBox online={online} />
    </Dialog>
  );
}

function Aside({ online, onClose }: TableChatProps) {
  const tell = useTell();
  const { say } = useApp();
  const id = useId();
  const place = useRef<HTMLElement>(null);
  useOpened(true, onClose);
  useEffect(() => {
    const before = document.activeElement;
    // Those who only watch have nothing to write in; Escape closes it for them as well.
    (place.current?.querySelector('input') ?? place.current)?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section
      ref={place}
      className="co-aside ct-paper"
      tabIndex={-1}
      aria-labelledby={id}
      onKeyDown={event => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header>
        <h2 id={id}>{tell('chat')}</h2>
        <IconButton glyph="close" label={say('close')} onPress={onClose} />
      </header>
      <ChatBox online={online} />
    </section>
  );
}
