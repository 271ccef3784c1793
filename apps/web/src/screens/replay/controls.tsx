import type { Course, Update } from '@castellan/protocol';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { Glyph } from '../../app/glyph.tsx';
import { IconButton } from '../../app/icon-button.tsx';
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
  readonly children: ComponentChildren;
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
      <label className="ct-hidden" htmlFor={`${id}-at`}>
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
        onInput={event => onSeek(Number(event.currentTarget.value))}
      />
      <div className="cw-controls-row">
        <IconButton
          glyph="to-start"
          label={say('toStart')}
          isOff={n === 0}
          onPress={() => onSeek(0)}
        />
        <IconButton
          glyph="turn-back"
          label={say('turnBack')}
          isOff={n === 0}
          onPress={() => onSeek(turnBack(turns, n))}
        />
        <IconButton
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
        <IconButton
          glyph="step-on"
          label={say('stepOn')}
          isOff={n === total}
          onPress={() => onSeek(n + 1)}
        />
        <IconButton
          glyph="turn-on"
          label={say('turnOn')}
          isOff={n === total}
          onPress={() => onSeek(turnOn(turns, n, total))}
        />
        <IconButton
          glyph="to-end"
          label={say('toEnd')}
          isOff={n === total}
          onPress={() => onSeek(total)}
        />
        <IconButton
          glyph="unfold"
          className="cw-controls-open"
          label={say('more')}
          onPress={onMore}
        />
      </div>
      {children}
    </section>
  );
}
