import type { RoomView } from '@castellan/protocol';
import { useApp } from '../app/app-context.ts';
import { Glyph } from '../app/glyph.tsx';
import type { GameBundle } from '../game-bundle.ts';
import { clockText } from './clock-choice.tsx';
import { useTell } from './strings/text.ts';
import { TableDeck } from './table-deck.tsx';

interface RoomFactsProps {
  readonly bundle: GameBundle;
  readonly room: RoomView;
}

/** What was settled, in one line. */
export function RoomFacts({ bundle, room }: RoomFactsProps) {
  const tell = useTell();
  const { locale, say } = useApp();
  const { spec } = room;
  // People with no seat yet don't count themselves.
  const watching = room.watching - (room.you.seats.length === 0 ? 1 : 0);
  const words = bundle.ui.words(locale);
  const phrase = (value: Parameters<typeof words.say>[0]): string => words.say(value, () => '');
  const chosen = bundle.edition.settings
    .slice(1)
    .filter(setting => spec.settings[setting.id] !== setting.values[0])
    .map(setting => {
      const value = spec.settings[setting.id]!;
      const name =
        setting.name !== undefined
          ? phrase(setting.name(value))
          : typeof value === 'boolean'
            ? say(value ? 'yes' : 'no')
            : `${value}`;
      return `${phrase(setting.label)}: ${name}`;
    });
  const undo = { free: 'undoFree', ask: 'undoAsk', off: 'undoOff' } as const;
  return (
    <ul className="co-room-facts">
      {room.deck !== undefined && (
        <li>
          <TableDeck deck={room.deck} />
        </li>
      )}
      {chosen.map(text => (
        <li key={text}>{text}</li>
      ))}
      <li>
        <Glyph name="clock" />
        {tell('clock')}: {clockText(spec.clock, tell)}
      </li>
      <li>
        <Glyph name="undo" />
        {tell('undoRule')}: {tell(undo[spec.undo])}
      </li>
      {spec.lessons === true && (
        <li>
          <Glyph name="learn" />
          {tell('learnTogether')}
        </li>
      )}
      {spec.hints === true && (
        <li>
          <Glyph name="hint" />
          {tell('hintsAllowed')}
        </li>
      )}
      {watching > 0 && (
        <li>
          <Glyph name="eye" />
          {tell('watching', { n: watching })}
        </li>
      )}
    </ul>
  );
}
