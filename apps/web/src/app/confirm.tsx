import { Button } from './button.tsx';
import { useApp } from './app-context.ts';
import { Dialog } from './dialog.tsx';

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
