import { useState } from 'preact/hooks';
import { Button } from '../app/button.tsx';
import { later } from '../app/later.tsx';
import { useTell } from './text.ts';
import type { TroubleProps } from './trouble.tsx';

// Hardly anyone needs it.
const Trouble = later(async () => (await import('./trouble.tsx')).Trouble);

/** Opens what you can do when someone is bad company. */
export function TroubleButton(props: Omit<TroubleProps, 'onClose'>) {
  const tell = useTell();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        tone="quiet"
        label={tell('open')}
        heard={tell('trouble', { name: props.name })}
        onPress={() => setIsOpen(true)}
      />
      {isOpen && <Trouble {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
