import type { Json, Option } from '@castellan/kernel';
import type { Icon } from '@castellan/powers';
import { asEffect, effectIcons, isEffect } from '@castellan/powers';
import { useLooks } from '../context.tsx';
import { IconRow } from '../icon/icon-row.tsx';
import { Operator } from '../icon/operator.tsx';
import { Token } from '../icon/token.tsx';

/** An option in the game's words, with its cost and its effect as icons beside them. */
export function OptionFace({ option }: { readonly option: Option }) {
  const { note, ui } = useLooks();
  const cost = amounts(option.cost);
  const drawn = iconsOfEffect(option.effect);
  const effect = ui.row?.(drawn) ?? drawn;
  return (
    <span className="ct-option__face">
      <span className="ct-option__words">{note(option)}</span>
      {(cost.length > 0 || effect.length > 0) && (
        <span className="ct-option__icons">
          {cost.map(([icon, n]) => (
            <Token key={icon} icon={icon} text={`${n}`} />
          ))}
          {/* What it costs is not to be taken for what it brings. */}
          {cost.length > 0 && effect.length > 0 && <Operator name="pay" />}
          {effect.length > 0 && <IconRow icons={effect} />}
        </span>
      )}
    </span>
  );
}

/** A cost is a record of amounts, by icon. Anything else is said by the words alone. */
export function amounts(cost: Json | undefined): [icon: string, n: number][] {
  if (cost === null || typeof cost !== 'object' || Array.isArray(cost)) return [];
  return Object.entries(cost).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] !== 0,
  );
}

function iconsOfEffect(effect: Json | undefined): Icon[] {
  return isEffect(effect) ? effectIcons(asEffect(effect!)) : [];
}
