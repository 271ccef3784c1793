import { capital } from '@castellan/powers';

type Voice =
  | { readonly 'aria-hidden': true }
  | { readonly role: 'img'; readonly 'aria-label': string };

/** What a picture says to those who don't see it. One without words is not there for them. */
export const voice = (label: string | undefined): Voice =>
  label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': capital(label) };
