import type { Me } from '@castellan/protocol';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { formerPeople, goBackTo } from './server-api.ts';
import { useTell } from './strings/text.ts';

interface FormerPeopleProps {
  /** Who this browser is now. */
  readonly me: Me | null;
  onBack(me: Me): void;
}

/** Whom this browser has been before it became someone else; one press leads back to them. */
export function FormerPeople({ me, onBack }: FormerPeopleProps) {
  const tell = useTell();
  const { notify } = useApp();
  const [former, setFormer] = useState<readonly Me[]>([]);
  useEffect(() => {
    let isHere = true;
    formerPeople().then(
      found => isHere && setFormer(found),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [me?.guest]);
  if (former.length === 0) return null;
  return (
    <section className="co-former">
      <p>{tell('formerHere')}</p>
      <p className="cw-actions">
        {former.map(({ guest, name }) => (
          <button
            key={guest}
            type="button"
            className="ct-button"
            onClick={() => {
              goBackTo(guest).then(onBack, (error: Error) => notify(error.message, 'bad'));
            }}
          >
            {tell('beAgain', { name })}
          </button>
        ))}
      </p>
    </section>
  );
}
