import type { TableScene } from '@castellan/client';
import type { Course } from '@castellan/protocol';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import type { GlyphName } from '../../app/glyph.tsx';
import { Glyph } from '../../app/glyph.tsx';
import { IconButton } from '../../app/icon-button.tsx';
import { listed } from '../../strings/text.ts';
import './controls.css';
import { turnBack, turnOn } from './use-playing.ts';
import type { Playing } from './use-playing.ts';

interface ControlsProps {
  readonly scene: TableScene;
  readonly course: Course | null;
  readonly playing: Playing;
  /** Those who have won; none where nobody has, or it goes on. */
  readonly winners: readonly string[];
  /** Shows the rest, where it has no room. */
  onMore(): void;
  readonly children: ComponentChildren;
}

/** Forward, back, to any turn, by itself. */
export function Controls({ scene, course, playing, winners, onMore, children }: ControlsProps) {
  const { isPlaying, play, stopAt } = playing;
  const { say, locale } = useApp();
  const id = useId();
  const { answered: n, total = 0, turn } = scene;
  const turns = course?.turns ?? [];
  const label = say('stepOf', { n, total, turn });
  const jump = (glyph: GlyphName, label: string, to: number) => (
    <IconButton
      glyph={glyph}
      label={label}
      isOff={to === n || to < 0 || to > total}
      onPress={() => stopAt(to)}
    />
  );
  return (
    <section className="cw-controls" aria-label={say('watch')}>
      <p className="cw-controls-step" role="status">
        {winners.length > 0 && n === total && (
          <b>{say('won', { n: winners.length, names: listed(locale, winners) })}</b>
        )}{' '}
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
        onInput={event => stopAt(Number(event.currentTarget.value))}
      />
      <div className="cw-controls-row">
        {jump('to-start', say('toStart'), 0)}
        {jump('turn-back', say('turnBack'), turnBack(turns, n))}
        {jump('step-back', say('stepBack'), n - 1)}
        <button
          type="button"
          className="ct-button ct-button--main cw-controls-play"
          aria-label={say(isPlaying ? 'stop' : 'play')}
          title={say(isPlaying ? 'stop' : 'play')}
          onClick={() => play(!isPlaying)}
        >
          <Glyph name={isPlaying ? 'pause' : 'play'} />
        </button>
        {jump('step-on', say('stepOn'), n + 1)}
        {jump('turn-on', say('turnOn'), turnOn(turns, n, total))}
        {jump('to-end', say('toEnd'), total)}
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
