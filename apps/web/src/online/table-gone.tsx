import { href } from '../app/router.ts';
import { Screen } from '../app/screen.tsx';
import { useTell } from './strings/text.ts';

/** A link that leads nowhere, or to a table that is not for everyone. */
export function TableGone() {
  const tell = useTell();
  return (
    <Screen title={tell('tableGone')} lead={tell('tableGoneLead')} width="text">
      <p>
        <a className="ct-button ct-button--main" href={href('friends')}>
          {tell('friends')}
        </a>
      </p>
    </Screen>
  );
}
