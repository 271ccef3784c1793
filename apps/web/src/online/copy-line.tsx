import { useRef } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { Button } from '../app/button.tsx';
import { useTell } from './strings/text.ts';

/** Copies what a field holds. Over plain http there is no clipboard for scripts: then by the old command, or by hand. */
export function useCopy(text: string) {
  const tell = useTell();
  const { notify } = useApp();
  const field = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notify(tell('copied'));
    } catch {
      field.current?.select();
      notify(tell(document.execCommand('copy') ? 'copied' : 'copyByHand'));
    }
  };
  return { field, copy };
}

/** An address that is only read, and a button that copies it. */
export function CopyLine({ label, text }: { readonly label: string; readonly text: string }) {
  const tell = useTell();
  const { field, copy } = useCopy(text);
  return (
    <div className="co-copy">
      <label className="cw-field">
        <span>{label}</span>
        <input
          ref={field}
          className="cw-input cw-code"
          readOnly
          value={text}
          onFocus={event => event.currentTarget.select()}
        />
      </label>
      <Button
        glyph="link"
        label={tell('copy')}
        heard={`${tell('copy')}: ${label}`}
        onPress={() => void copy()}
      />
    </div>
  );
}
