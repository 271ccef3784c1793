import type { Course, Update } from '@castellan/protocol';
import type { ReactNode } from 'preact/compat';
import { useId } from 'preact/compat';
import { useApp } from '../../app/app-context.ts';
import type { GlyphName } from '../../app/glyph.tsx';
import { Glyph } from '../../app/glyph.tsx';
import './controls.css';
import { turnBack, turnOn } from './turns.ts';

interface ControlsProps {
  readonly update: Update;
  readonly course: Course | null;
  readonly isPlaying: boolean;
  onPlay(on: boolean): void;
  onSeek(to: number): void;
  /** Shows the rest, where it has no room. */
  onMore(): void;
  readonly children: ReactNode;
}

/** Forward, back, to any turn, by itself. */
export function Controls(props: ControlsProps) {
  const { update, course, isPlaying, onPlay, onSeek, onMore, children } = props;
  const { say } = useApp();
  const id = useId();
  const { answered: n, total, turn } = update;
  const turns = course?.turns ?? [];
  const label = say('stepOf', { n, total, turn });
  return (
    <section className="cw-controls" aria-label={say('watch')}>
      <p className="cw-controls-step" role="status">
        {label}
      </p>
      <label className="cw-hidden" htmlFor={`${id}-at`}>
        {say('position')}
      </label>
      <input
        id={`${id}-at`}
        className="cw-slider"
        type="range"
        min={0}
        max={total}
        value={n}
        aria-valuetext={label}
        onChange={event => onSeek(Number(event.currentTarget.value))}
      />
      <div className="cw-controls-row">
        <Key glyph="to-start" label={say('toStart')} isOff={n === 0} onPress={() => onSeek(0)} />
        <Key
          glyph="turn-back"
          label={say('turnBack')}
          isOff={n === 0}
          onPress={() => onSeek(turnBack(turns, n))}
        />
        <Key
          glyph="step-back"
          label={say('stepBack')}
          isOff={n === 0}
          onPress={() => onSeek(n - 1)}
        />
        <button
          type="button"
          className="ct-button ct-button--main cw-controls-play"
          aria-label={say(isPlaying ? 'stop' : 'play')}
          title={say(isPlaying ? 'stop' : 'play')}
          onClick={() => onPlay(!isPlaying)}
        >
          <Glyph name={isPlaying ? 'pause' : 'play'} />
        </button>
        <Key
          glyph="step-on"
          label={say('stepOn')}
          isOff={n === total}
          onPress={() => onSeek(n + 1)}
        />
        <Key
          glyph="turn-on"
          label={say('turnOn')}
          isOff={n === total}
          onPress={() => onSeek(turnOn(turns, n, total))}
        />
        <Key
          glyph="to-end"
          label={say('toEnd')}
          isOff={n === total}
          onPress={() => onSeek(total)}
        />
        <button
          type="button"
          className="cw-icon-button cw-controls-open"
          aria-label={say('more')}
          title={say('more')}
          onClick={onMore}
        >
          <Glyph name="unfold" />
        </button>
      </div>
      {children}
    </section>
  );
}

interface KeyProps {
  readonly glyph: GlyphName;
  readonly label: string;
  readonly isOff: boolean;
  onPress(): void;
}

function Key({ glyph, label, isOff, onPress }: KeyProps) {
  return (
    <button
      type="button"
      className="cw-icon-button"
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={onPress}
    >
      <Glyph name={glyph} />
    </button>
  );
}
