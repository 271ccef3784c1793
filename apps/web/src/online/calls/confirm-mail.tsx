import { useState } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { Button } from '../../app/button.tsx';
import { href } from '../../app/router.ts';
import { Screen } from '../../app/screen.tsx';
import { confirmMail } from './calls-api.ts';
import { useTell } from './text.ts';

/** `#/friends/mail/<code>`, from a mail, on any device. Programs that look at links press nothing. */
export function ConfirmMail({ code }: { readonly code: string }) {
  const tell = useTell();
  const { notify } = useApp();
  const [isBusy, setIsBusy] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const confirm = (): void => {
    setIsBusy(true);
    confirmMail(code)
      .then(
        () => setIsDone(true),
        () => notify(tell('mailTooOld'), 'bad'),
      )
      .finally(() => setIsBusy(false));
  };
  return (
    <Screen
      title={tell(isDone ? 'mailConfirmed' : 'mailConfirm')}
      lead={isDone ? undefined : tell('mailConfirmLead')}
      width="text"
    >
      <p>
        {isDone ? (
          <Button label={tell('friends')} href={href('friends')} />
        ) : (
          <Button tone="main" isOff={isBusy} label={tell('mailYes')} onPress={confirm} />
        )}
      </p>
    </Screen>
  );
}
