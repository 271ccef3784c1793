import type { Who, Words } from '@castellan/kernel';
import type { RefusedMessage } from '@castellan/protocol';
import { useEffect } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import type { GameBundle } from '../../game-bundle.ts';
import type { Say } from '../../strings/text.ts';
import type { AtTable } from '../../table/use-table.ts';

/** Says what the table did not take. */
export function useRefusals(
  { ui }: GameBundle,
  who: Who,
  { refused, client, scene }: AtTable,
): void {
  const { say, locale, notify } = useApp();
  const isOpen = scene !== null;
  useEffect(() => {
    if (refused === null || !isOpen) return;
    const text = refusedText(refused, say, ui.words(locale), who);
    notify(text, refused.code === 'fault' ? 'bad' : 'plain');
    client?.clearRefusal();
  }, [refused, isOpen, client, say, locale, notify, ui, who]);
}

/** What the table did not take, and why: in the person's language as far as we have words for it. */
export function refusedText(refused: RefusedMessage, say: Say, words: Words, who: Who): string {
  return `${say('refusedTitle')}: ${why(refused, say, words, who)}`;
}

function why({ code, message, reason }: RefusedMessage, say: Say, words: Words, who: Who): string {
  if (code === 'fault') return say('refusedFault');
  if (code === 'stale') return say('refusedStale');
  return reason === undefined ? message : words.say(reason, who);
}
