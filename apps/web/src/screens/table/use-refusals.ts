import type { Who, Words } from '@castellan/kernel';
import type { Refused } from '@castellan/protocol';
import { useEffect } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import type { GameBundle } from '../../game-bundle.ts';
import type { Say } from '../../strings/text.ts';
import type { AtTable } from '../../table/use-session.ts';

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

/** What the table did not take, and why: in the person's language as far as we have words for it. */
export function refusedText(refused: Refused, say: Say, words: Words, who: Who): string {
  return `${say('refusedTitle')}: ${why(refused, say, words, who)}`;
}

function why({ code, message, reason }: Refused, say: Say, words: Words, who: Who): string {
  if (code === 'fault') return say('refusedFault');
  if (code === 'stale') return say('refusedStale');
  return reason === undefined ? message : words.say(reason, who);
}
