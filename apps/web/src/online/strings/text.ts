import type { Bare } from '../../strings/part-texts.ts';
import { partTexts } from '../../strings/part-texts.ts';
import type { TextValues } from '../../strings/text.ts';
import type { Args } from '../../words/made/online.ts';
import { online } from '../../words/made/online.ts';

/** The names of these texts, without what they all begin with. */
export type OnlineKey = Bare<keyof Args, 'online'>;

export type Tell = (key: OnlineKey, values?: TextValues) => string;

/** What the screens for friends say, in the person's language; for a screen inside a <Waiting>. */
export const useTell: () => Tell = partTexts<keyof Args, 'online'>(online, key => `online-${key}`);
