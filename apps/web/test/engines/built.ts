import { buildSite, isStale } from '../../serve/site.ts';

/** Builds the page once, before several servers want it. */
export default async function built(): Promise<void> {
  if (isStale()) await buildSite();
}
