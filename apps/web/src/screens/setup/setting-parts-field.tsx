import type { SettingGroup, SettingParts, Phrase } from '@castellan/kernel';
import { useApp } from '../../app/app-context.ts';
import { Listbox } from '../../app/listbox.tsx';

interface SettingPartsFieldProps {
  readonly parts: SettingParts;
  readonly chosen: readonly string[];
  phrase(phrase: Phrase): string;
  onChange(chosen: readonly string[]): void;
}

/** The things that a value names, group by group. No choice here can be a wrong one. */
export function SettingPartsField({ parts, chosen, phrase, onChange }: SettingPartsFieldProps) {
  return (
    <div className="cw-parts">
      {parts.groups.map(group => {
        const { label, things, most } = group;
        const Field = most === 1 ? OneOf : SomeOf;
        const others = chosen.filter(name => !things.includes(name));
        return (
          <Field
            key={things[0]}
            group={group}
            label={phrase(label)}
            chosen={things.filter(thing => chosen.includes(thing))}
            phrase={phrase}
            onChange={names => onChange([...others, ...names])}
          />
        );
      })}
    </div>
  );
}

interface GroupProps {
  readonly group: SettingGroup;
  readonly label: string;
  readonly chosen: readonly string[];
  phrase(phrase: Phrase): string;
  onChange(chosen: readonly string[]): void;
}

function OneOf({ group, label, chosen, phrase, onChange }: GroupProps) {
  const { say } = useApp();
  return (
    <div className="cw-part">
      <Listbox
        label={label}
        options={[
          { value: '', label: say('byLot') },
          ...group.things.map(thing => ({ value: thing, label: phrase(group.name(thing)) })),
        ]}
        value={chosen[0] ?? ''}
        onChange={thing => onChange(thing === '' ? [] : [thing])}
      />
    </div>
  );
}

/** When there are as many as may be, one must go before another can come. */
function SomeOf({ group, label, chosen, phrase, onChange }: GroupProps) {
  const { say } = useApp();
  const left = group.most - chosen.length;
  return (
    <fieldset className="cw-part cw-part-some">
      <legend>{label}</legend>
      {group.things.map(thing => {
        const isChosen = chosen.includes(thing);
        return (
          <label key={thing}>
            <input
              type="checkbox"
              checked={isChosen}
              disabled={!isChosen && left === 0}
              onChange={() =>
                onChange(isChosen ? chosen.filter(one => one !== thing) : [...chosen, thing])
              }
            />
            <span>{phrase(group.name(thing))}</span>
          </label>
        );
      })}
      <p className="cw-hint" aria-live="polite">
        {left === 0 ? say('allChosen') : say('restByLot', { n: left })}
      </p>
    </fieldset>
  );
}
