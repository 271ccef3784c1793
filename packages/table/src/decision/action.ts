import type { Option } from '@castellan/kernel';

/** Something that may be done with a thing: an option, and those of the decisions that follow where it is asked for in parts. */
export interface Action {
  readonly option: Option;
  readonly next: readonly string[];
}
