import type { Viewer } from '@castellan/kernel';
import type { Course, Update } from '@castellan/protocol';
import { useId } from 'preact/compat';
import { useApp } from '../../app/app-context.ts';
import type { GlyphName } from '../../app/glyph.tsx';
import { Glyph } from '../../app/glyph.tsx';
import './controls.css';
import type { Speed } from './playback.tsx';
import { turnBack, turnOn } from './turns.ts';

interface ControlsProps {
  readonly update: Update;
  readonly course: Course | null;
  readonly names: readonly string[];
  readonly isPlaying: boolean;
  readonly speed: Speed;
  onSpeed(speed: Speed): void;
  onPlay(on: boolean): void;
  onSeek(to: number): void;
  onLook(viewer: Viewer): void;
  onPlayOn(): void;
}

/** Forward, back, to any turn, by itself; from whose place. */
export function Controls(props: ControlsProps) {
  const { update, course, names, isPlaying, speed, onSpeed, onPlay, onSeek, onLook, onPlayOn } =
    props;
  const { say } = useApp();
  const id = useId();
  const { answered: n, total, turn, viewer } = update;
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
      </div>
      <div className="cw-controls-more">
        <div className="cw-field">
          <label htmlFor={`${id}-from`}>{say('lookFrom')}</label>
          <select
            id={`${id}-from`}
            className="cw-select"
            value={String(viewer)}
            onChange={({ currentTarget: target }) =>
              onLook(target.value === 'spectator' ? 'spectator' : Number(target.value))
            }
          >
            <option value="spectator">{say('spectator')}</option>
            {names.map((name, seat) => (
              <option key={name} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div className="cw-field">
          <label htmlFor={`${id}-speed`}>{say('speed')}</label>
          <select
            id={`${id}-speed`}
            className="cw-select"
            value={speed}
            onChange={({ currentTarget: target }) => onSpeed(target.value as Speed)}
          >
            <option value="1">1×</option>
            <option value="2">2×</option>
            <option value="4">4×</option>
          </select>
        </div>
      </div>
      {update.outcome === null && (
        <button type="button" className="ct-button" onClick={onPlayOn}>
          {say('playFromHere')}
        </button>
      )}
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
