import { plainName } from '@castellan/kernel';
import { BadMessage } from '@castellan/protocol';

/** A name that people can see. */
export function visibleName(text: string): string {
  const name = plainName(text);
  if (name === '') throw new BadMessage('a name needs something people can see.');
  return name;
}
