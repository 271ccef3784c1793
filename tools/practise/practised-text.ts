import { sha256 } from '@castellan/kernel';
import { listText } from '../train/learned-text.ts';

/** The file `practised.ts` of a game. */
export function practisedText(practised: readonly number[]): string {
  return `// What much playing taught to like. Written by \`npm run practise\`; not to be edited.
// oxlint-disable oxc/approx-constant -- a weight may come near one
// prettier-ignore
${listText('export const practised: readonly number[] = ', practised)};

/** The start of the SHA-256 of the numbers, as JSON: so that an edited one is noticed. */
export const digest = '${sha256(JSON.stringify(practised)).slice(0, 12)}';
`;
}
