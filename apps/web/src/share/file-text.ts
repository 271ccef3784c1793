import { MOST_LETTERS } from '@castellan/kernel';
import { BadParcel } from './read-parcel.ts';

/** The text of a file that someone chose; one that is too big is not even read. */
export function fileText(file: Blob): Promise<string> {
  return file.size > MOST_LETTERS ? Promise.reject(new BadParcel('too-big')) : file.text();
}
