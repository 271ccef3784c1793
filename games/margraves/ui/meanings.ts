import type { Meanings } from '@castellan/powers';
import type { terms } from '../vocabulary/terms.ts';

type All = Meanings<typeof terms>;
type Kind = 'guild' | 'banner' | 'lair';
type Shared = Extract<keyof All, `${Kind}:${string}`>;

/** What the icons mean in one language: all guilds, all banners and all lairs mean the same. */
export type Told = Omit<All, Shared> & Readonly<Record<Kind, string>>;

export function meaningsFrom({ guild, banner, lair, ...rest }: Told): All {
  return {
    ...rest,
    'guild:worker': guild,
    'guild:soldier': guild,
    'guild:shadow': guild,
    'guild:holy': guild,
    'banner:fish': banner,
    'banner:lion': banner,
    'banner:stag': banner,
    'banner:raven': banner,
    'banner:boar': banner,
    'lair:hills': lair,
    'lair:ruins': lair,
    'lair:forest': lair,
    'lair:swamp': lair,
  };
}
