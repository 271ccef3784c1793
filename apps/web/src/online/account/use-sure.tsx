import type { Account } from '@castellan/protocol';
import { useState } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { account as askAccount, mustProve, troubleOf } from './account-api.ts';
import { ProveDialog } from './prove.tsx';
import { useTell } from './text.ts';

/** Something that waits until they have proved that the account is theirs. */
interface Waiting {
  readonly account: Account;
  readonly work: () => Promise<void>;
}

/** Does things for which the server may first want proof that it is really them. */
export function useSure(done: () => void) {
  const tell = useTell();
  const { notify } = useApp();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const complain = (error: unknown): void => notify(troubleOf(error, tell), 'bad');
  const ask = async (work: () => Promise<void>): Promise<void> => {
    const account = await askAccount();
    if (account !== null) setWaiting({ account, work });
  };
  const sure = (work: () => Promise<void>): void => {
    work().then(done, (error: unknown) => {
      if (mustProve(error)) ask(work).catch(complain);
      else complain(error);
    });
  };
  const proving = waiting !== null && (
    <ProveDialog
      account={waiting.account}
      onProven={() => {
        setWaiting(null);
        sure(waiting.work);
      }}
      onClose={() => setWaiting(null)}
    />
  );
  return { sure, proving };
}
