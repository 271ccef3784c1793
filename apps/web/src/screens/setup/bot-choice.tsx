import { useApp } from '../../app/app-context.ts';
import { Face } from '../../app/face.tsx';
import type { Character } from '../../characters.ts';
import { CHARACTERS } from '../../characters.ts';

interface BotChoiceProps {
  /** Of the group of choices that it belongs to. */
  readonly name: string;
  readonly bots: readonly Character[];
  readonly value: string | null;
  onChange(bot: string): void;
}

/** The bots side by side, each with its face and how strong it is. */
export function BotChoice({ name, bots, value, onChange }: BotChoiceProps) {
  const { say } = useApp();
  return (
    <div className="cw-picker-bots">
      {bots.map(({ bot, name: called }) => (
        <label key={bot}>
          <input
            type="radio"
            name={name}
            value={bot}
            checked={bot === value}
            onChange={() => onChange(bot)}
          />
          <span>
            <Face name="" bot={bot} size={86} />
            <b>{say(called)}</b>
            <Pips level={CHARACTERS.findIndex(one => one.bot === bot)} />
          </span>
        </label>
      ))}
    </div>
  );
}

/** How strong a bot is, of five. */
function Pips({ level }: { readonly level: number }) {
  return (
    <span className="cw-pips" aria-hidden="true">
      {CHARACTERS.map(({ bot }, at) => (
        <i key={bot} data-on={at <= level || undefined} />
      ))}
    </span>
  );
}
