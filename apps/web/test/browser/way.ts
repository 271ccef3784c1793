import type { Page } from '@playwright/test';
import type { Policy } from './policy.ts';
import type { Sight } from './table.ts';

/** A way to play: gives an answer to what is asked, and says with what it was given. */
export type Way = (page: Page, sight: Sight, policy: Policy) => Promise<Means>;

export type Means = 'list' | 'thing' | 'button' | 'carried' | 'key';
