import type { Decision, Option } from '@castellan/kernel';
import { carry } from '@castellan/table';
import type { Carry } from '@castellan/table';
import { LOCATIONS } from '../cards/locations.ts';
import type { Seen } from '../state.ts';
import { citizenId, inHand, locationId } from './scene.ts';

const HAND = 'zone:hand';
const SUPPLY = 'supply';

/** Margraves and knights go to places of the map, cards from the hand to their use, tokens between storage and supply. */
export function carries({ options, prompt, seat, step }: Decision, view: Seen): readonly Carry[] {
  const here = locationId(view.players[seat]!.margrave);
  return options.flatMap(option => {
    switch (option.note.say) {
      case 'play-pennant':
      case 'play-power':
        return carry(option, ['zone:map']);
      case 'build':
        return cardsFor(option, view, seat);
      case 'move-to':
        return carry(option, [option.ref!], `margrave:${seat}`);
      case 'deploy-on':
        return carry(option, [option.ref!], `knight:${here}`);
      case 'deploy-from-storage':
        return carry(option, [option.ref!], 'storage:knight');
      case 'knight-from':
        return step === 'rally' ? carry(option, [`location:${here}`]) : sent(option);
      case 'knight-to':
        return carry(option, [option.ref!], `knight:${String(prompt['from'])}`);
      case 'hire':
        return carry(option, [HAND]);
      case 'take-token':
        return carry(option, ['zone:board']);
      case 'ship-token':
        return carry(option, [`ship:${seat}`, SUPPLY]);
      case 'pay-token':
      case 'throw':
        return carry(option, [SUPPLY]);
      default:
        return [];
    }
  });
}

/** A card that is carried onto "Build" is the one that is played face down. */
function cardsFor(option: Option, { players }: Seen, seat: number): Carry[] {
  return inHand(players[seat]!).map(kind => ({
    thing: `hand:${seat}:${citizenId(kind)}`,
    onto: option.ref!,
    option: option.id,
    next: [citizenId(kind)],
  }));
}

/** Which knight is asked first, then where to. */
function sent(option: Option): Carry[] {
  return LOCATIONS.filter(({ id }) => option.id !== `from:${id}`).map(({ id }) => ({
    thing: option.ref!,
    onto: `location:${id}`,
    option: option.id,
    next: [`to:${id}`],
  }));
}
