import type { Who } from '@castellan/kernel';
import { useEffect } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import type { GameBundle } from '../../game-bundle.ts';
import type { AtTable } from '../../table/use-session.ts';
import { refusedText } from './refused-text.ts';

/** Says what the table did not take. */
export function useRefusals(
  { ui }: GameBundle,
  who: Who,
  { refused, session, update }: AtTable,
): void {
  const { say, locale, notify } = useApp();
  const isOpen = update !== null;
  useEffect(() => {
    if (refused === null || !isOpen) return;
    const text = refusedText(refused, say, ui.words(locale), who);
    notify(text, refused.code === 'fault' ? 'bad' : 'plain');
    session?.clearRefusal();
  }, [refused, isOpen, session, say, locale, notify, ui, who]);
}
