import { KeyHelp, useTableKeys } from '@castellan/table';
import { useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { Dialog } from '../app/dialog.tsx';

interface KeyboardProps {
  readonly undo: (() => void) | null;
  onLog(): void;
  onIcons(): void;
}

/** The keys of a table, and the list of them. */
export function Keyboard({ undo, onLog, onIcons }: KeyboardProps) {
  const { say, settings, change } = useApp();
  const [isOpen, setIsOpen] = useState(false);
  const mute = (): void => change({ sound: settings.sound === 'on' ? 'off' : 'on' });
  useTableKeys({ undo, mute, log: onLog, icons: onIcons, help: () => setIsOpen(true) });
  if (!isOpen) return null;
  return (
    <Dialog title={say('keys')} onClose={() => setIsOpen(false)}>
      <KeyHelp />
    </Dialog>
  );
}
