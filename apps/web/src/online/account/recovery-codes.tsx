import { useRef } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { Button } from '../../app/button.tsx';
import { Dialog } from '../../app/dialog.tsx';
import { saveFile } from '../../app/save-file.ts';
import { useTell } from './text.ts';

interface RecoveryCodesProps {
  readonly name: string;
  readonly codes: readonly string[];
  onClose(): void;
}

/** The codes that let in someone who has lost everything else: shown this once. */
export function RecoveryCodes({ name, codes, onClose }: RecoveryCodesProps) {
  const tell = useTell();
  const { notify } = useApp();
  const list = useRef<HTMLOListElement>(null);
  const text = [tell('codesFor', { name, site: location.host }), '', ...codes, ''].join('\n');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notify(tell('copied'));
    } catch {
      getSelection()?.selectAllChildren(list.current!);
      notify(tell('copyMarked'));
    }
  };
  return (
    <Dialog title={tell('codes')} width="wide" onClose={onClose}>
      <p>{tell('codesLead')}</p>
      <ol ref={list} className="ca-codes">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p className="cw-actions">
        <Button tone="main" label={tell('codesKept')} onPress={onClose} />
        <Button
          glyph="download"
          label={tell('saveFile')}
          onPress={() => saveFile(text, `castellan-${tell('codesFile')}.txt`, 'text/plain')}
        />
        <Button glyph="link" label={tell('copy')} onPress={() => void copy()} />
      </p>
    </Dialog>
  );
}
