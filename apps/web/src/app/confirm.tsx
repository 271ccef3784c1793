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
        <button type="button" className="ct-button ct-button--main" onClick={onYes}>
          {action}
        </button>
        <button type="button" className="ct-button" onClick={onNo}>
          {say('cancel')}
        </button>
      </p>
    </Dialog>
  );
}
