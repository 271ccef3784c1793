import { partsOf } from '@castellan/bots/cast';
import { useApp } from '../../app/app-context.ts';
import { Face } from '../../app/face.tsx';
import { Listbox } from '../../app/listbox.tsx';
import { botOf, CHARACTERS, whoIs } from '../../characters.ts';

interface BotChoiceProps {
  /** Of the group of choices that it belongs to. */
  readonly name: string;
  /** Those who may sit down; not said: everyone. */
  readonly bots?: readonly string[];
  /** The styles that the game has. */
  readonly cast: readonly string[];
  readonly value: string | null;
  onChange(bot: string): void;
}

/** The bots side by side, each with its face and how strong it is, and in which style the chosen one plays. */
export function BotChoice({ name, bots, cast, value, onChange }: BotChoiceProps) {
  const { say } = useApp();
  const { level, style } = partsOf(value ?? '');
  const levels = CHARACTERS.filter(({ bot }) => bots?.includes(bot) ?? true);
  const styles = cast.filter(one => botOf(level, one) !== level);
  return (
    <>
      <div className="cw-picker-bots">
        {levels.map(({ bot, name: called }) => (
          <label key={bot}>
            <input
              type="radio"
              name={name}
              value={bot}
              checked={bot === level}
              onChange={() => onChange(botOf(bot, style))}
            />
            <span>
              <Face name="" bot={botOf(bot, style)} size={86} />
              <b>{say(called)}</b>
              <Pips level={CHARACTERS.findIndex(one => one.bot === bot)} />
            </span>
          </label>
        ))}
      </div>
      {styles.length > 0 && (
        <Listbox
          label={say('style')}
          isLabelHidden
          options={[
            { value: '', label: say('styleNone') },
            ...styles.map(one => ({
              value: one,
              label: say(whoIs(botOf(level, one)).style!.name),
            })),
            { value: DRAWN, label: say('styleDrawn') },
          ]}
          value={style ?? ''}
          onChange={to => onChange(botOf(level, (to === DRAWN ? oneOf(styles) : to) || null))}
        />
      )}
    </>
  );
}

const DRAWN = '?';

const oneOf = (styles: readonly string[]): string =>
  styles[Math.floor(Math.random() * styles.length)]!;

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
