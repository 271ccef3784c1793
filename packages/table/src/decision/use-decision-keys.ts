import { allowed } from '@castellan/kernel';
import { useLayoutEffect } from 'preact/hooks';
import { useTable } from '../context.tsx';
import { isFree, optionAt } from '../keys/keys.ts';

/** Digits and letters choose, Enter confirms. Only when no field, dialog or button has the key first. */
export function useDecisionKeys(): void {
  const { lit, settings } = useTable();
  useLayoutEffect(() => {
    if (!settings.keys) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      const { decision } = lit;
      if (!decision || !isFree(event)) return;
      const options = allowed(decision);
      const at = optionAt(event.key);
      if (at >= 0 && (decision.kind === 'choose' || decision.kind === 'select')) {
        const option = options[at];
        if (!option) return;
        event.preventDefault();
        lit.choose(option);
        // Whatever had the focus before must not take the Enter that confirms what comes next.
        document.querySelector<HTMLElement>('.ct-decision')?.focus({ preventScroll: true });
      }
      const onButton =
        event.target instanceof Element && event.target.closest('button, a, summary') !== null;
      if (event.key === 'Enter' && !onButton) {
        if (decision.kind !== 'choose') lit.confirm();
        else if (options.length === 1) lit.choose(options[0]!);
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [lit, settings.keys]);
}
