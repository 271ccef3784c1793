import type { Me } from '@castellan/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../app/button.tsx';
import { formerPeople, goBackTo } from './server-api.ts';
import { useTell } from './strings/text.ts';
import { useTrouble } from './use-trouble.ts';

interface FormerPeopleProps {
  /** Who this browser is now. */
  readonly me: Me | null;
  onBack(me: Me): void;
  /** Takes what they have played along to who this browser is now. */
  onBring?(from: Me): void;
}

/** Who this browser was before it became someone else; one press leads back to them. */
export function FormerPeople({ me, onBack, onBring }: FormerPeopleProps) {
  const tell = useTell();
  const trouble = useTrouble();
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
  }, [me]);
  if (former.length === 0) return null;
  return (
    <section className="co-former">
      <p>{tell('formerHere')}</p>
      {former.map(one => (
        <p key={one.guest} className="cw-actions">
          <Button
            label={tell('beAgain', { name: one.name })}
            onPress={() => void goBackTo(one.guest).then(onBack, trouble)}
          />
          {onBring !== undefined && (
            <Button
              label={tell('bringAlong')}
              heard={tell('bringAlongOf', { name: one.name })}
              onPress={() => onBring(one)}
            />
          )}
        </p>
      ))}
    </section>
  );
}
