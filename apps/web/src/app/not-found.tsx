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
        <a className="ct-button ct-button--main" href={href('lobby')}>
          {say('toLobby')}
        </a>
      </p>
    </Screen>
  );
}
