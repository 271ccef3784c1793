import { Button } from './button.tsx';
import { useApp } from './app-context.ts';
import { href } from './router.ts';
import { Screen } from './screen.tsx';

interface NotFoundProps {
  readonly text?: string;
}

/** There is nothing here, with a link back to the lobby. */
export function NotFound({ text }: NotFoundProps) {
  const { say } = useApp();
  return (
    <Screen title={text ?? say('notFound')} width="text">
      <p>
        <Button tone="main" label={say('toLobby')} href={href('lobby')} />
      </p>
    </Screen>
  );
}
