import { SeatShield } from '@castellan/table';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';

interface PassedProps {
  readonly seat: number;
  readonly name: string;
}

const SHOWN_MS = 2000;

/** The table has turned to another person at this screen: whose turn it is, for a moment. */
export function Passed({ seat, name }: PassedProps) {
  const { say } = useApp();
  const [isShown, setIsShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className="cw-passed" role="status" data-shown={isShown ? '' : undefined}>
      {isShown && (
        <>
          <SeatShield seat={seat} />
          {say('turnOf', { name })}
        </>
      )}
    </p>
  );
}
