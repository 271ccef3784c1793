import { useApp } from '../../app/app-context.ts';
import { Dialog } from '../../app/dialog.tsx';
import type { GameBundle } from '../../game-bundle.ts';
import { Legend } from './legend.tsx';

interface LegendDialogProps {
  readonly bundle: GameBundle;
  onClose(): void;
}

/** The legend over a table. */
export function LegendDialog({ bundle, onClose }: LegendDialogProps) {
  const { say } = useApp();
  return (
    <Dialog title={say('icons')} width="wide" onClose={onClose}>
      <Legend bundle={bundle} />
    </Dialog>
  );
}
