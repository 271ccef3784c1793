import { IconButton } from './icon-button.tsx';
import { useApp } from './app-context.ts';
import './notices.css';

export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'bad';
}

interface NoticesProps {
  readonly notices: readonly Notice[];
  dismiss(id: number): void;
}

/**
 * Notices at the edge of the screen. The region is always there, so that a screen reader announces what is added to
 * it.
 */
export function Notices({ notices, dismiss }: NoticesProps) {
  const { say } = useApp();
  return (
    <div className="cw-notices" role="status">
      {notices.map(({ id, text, tone }) => (
        <div key={id} className="cw-notice" data-tone={tone}>
          <span>{text}</span>
          <IconButton glyph="close" label={say('close')} onPress={() => dismiss(id)} />
        </div>
      ))}
    </div>
  );
}
