import type { Decision, Option } from '@castellan/kernel';
import { carry } from '@castellan/table';
import type { Carry } from '@castellan/table';
import { PILES } from '../state.ts';
import { purseOf, SITE, TRASH } from './flights.ts';

const VILLAGE = 'zone:village';

/** Cards of the hand go to the village, the Resources or a pile; drawn ones to the hand; coins onto what they pay. */
export function carries({ options, prompt, seat }: Decision): readonly Carry[] {
  return options.flatMap(option => {
    switch (option.note.say) {
      case 'option-build':
        return carry(option, [VILLAGE, 'action:build']);
      case 'option-recruit':
        return carry(option, [VILLAGE, 'action:recruit']);
      case 'option-draw-deck':
      case 'option-draw-pile':
        return carry(option, ['zone:holding']);
      case 'option-develop':
        return isOfHand(option) ? carry(option, [VILLAGE]) : [];
      case 'option-discard':
        return onPiles(option);
      case 'option-pile':
        return carry(option, [option.ref!], `hand:building:${String(prompt['card'])}`);
      case 'option-trash':
        return carry(option, [TRASH]);
      case 'option-own':
      case 'option-others':
      case 'option-castle':
        return carry(option, [option.ref!], purseOf(seat));
      case 'option-provide':
        return carry(option, [SITE]);
      default:
        return [];
    }
  });
}

const isOfHand = ({ ref }: Option): boolean => ref?.startsWith('hand:') === true;

/** Which card goes is asked first, then on which pile. */
function onPiles(option: Option): Carry[] {
  return Array.from({ length: PILES }, (_, pile) => ({
    thing: option.ref!,
    onto: `pile:${pile}`,
    option: option.id,
    next: [`pile:${pile + 1}`],
  }));
}
