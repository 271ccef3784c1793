import type { MadeCatalogue } from '@castellan/powers';
import { iconsFrom } from '@castellan/table';
import { spoken } from '@castellan/table/languages';
import { icons } from '../vocabulary/icons.ts';
import { speak } from '../words/functions.ts';
import type { Functions } from '../words/functions.ts';
import { catalogues } from '../words/made/index.ts';
import type { Args } from '../words/made/index.ts';

/** All that the game says on the screen. */
export const speech = spoken(catalogues, (made: MadeCatalogue<Args, Functions>) => {
  const { words, say, speaker } = speak(made);
  const { rows, grammar } = speaker;
  const kinds = {
    citizen: say('kind-citizen'),
    monster: say('kind-monster'),
    domain: say('kind-domain'),
    duke: say('kind-duke'),
  };
  const called = (id: string): string => speaker.called(id);
  return { words, say, speaker, rows, grammar, called, kinds, rulings: rulingsIn(made.texts) };
});

/** What has been settled about single cards [CK 15], by their refs: `ruling-citizen_thief`, `ruling-citizen_thief-2`. */
function rulingsIn(texts: object): Readonly<Record<string, readonly string[]>> {
  const rulings: Record<string, string[]> = {};
  for (const [name, text] of Object.entries(texts)) {
    const [, kind, id] = /^ruling-([a-z]+)_(.+?)(?:-\d)?$/.exec(name) ?? [];
    if (id !== undefined) (rulings[`${kind}:${id}`] ??= []).push(text as string);
  }
  return rulings;
}

/** The icons of the vocabulary, each with its name in the language asked for. */
export const icon = iconsFrom('Card Kingdoms', icons, locale => speech(locale).rows);
