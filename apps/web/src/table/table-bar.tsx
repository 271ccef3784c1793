import { aboutIn } from '@castellan/kernel';
import type { Seat, Who } from '@castellan/kernel';
import type { TableScene } from '@castellan/client';
import { Into, MENU } from '@castellan/table';
import type { Locale } from '@castellan/table';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { Glyph } from '../app/glyph.tsx';
import { IconButton } from '../app/icon-button.tsx';
import { useTitle } from '../app/screen.tsx';
import type { GameBundle } from '../game-bundle.ts';
import { listed } from '../strings/text.ts';
import { isEnded } from './over-panel.tsx';

/** Where a rail has room for it, the way to the log stands beside what the others did. */
export const LOG = 'log';

interface TableBarProps {
  readonly bundle: GameBundle;
  readonly scene: TableScene;
  readonly isAsked: boolean;
  /** Whose turn is being shown; undefined while nothing is. */
  readonly turnOf: Seat | undefined;
  readonly who: Who;
  /** How many of the others did something that has not been read. */
  readonly news: number;
  onLog(): void;
  onIcons(): void;
  readonly onMenu: (() => void) | null;
  /** Where the way out leads. */
  readonly home: string;
  /** What else stands among the buttons. */
  readonly extra: ComponentChildren;
}

/** The bar above a table: what is played, whose turn it is, and the ways out. */
export function TableBar(props: TableBarProps) {
  const { bundle, scene, isAsked, turnOf, who, news, onLog, onIcons, onMenu, home, extra } = props;
  const { say, locale, settings, change } = useApp();
  const heading = useRef<HTMLHeadingElement>(null);
  const name = aboutIn(bundle.listing.about, locale).name;
  const status = statusOf(scene, isAsked, turnOf, who, say, locale);
  useTitle(name, heading);
  return (
    <header className="cw-table-bar" data-menu={onMenu === null ? undefined : ''}>
      <a className="cw-icon-button" href={home} aria-label={say('toLobby')} title={say('toLobby')}>
        <Glyph name="back" />
      </a>
      <div className="cw-table-words">
        <h1 ref={heading} tabIndex={-1}>
          {name}
        </h1>
        <p className="cw-table-status">
          {scene.turn > 0 && <span>{say('turnNumber', { n: scene.turn })}</span>}
          <strong>{status}</strong>
        </p>
      </div>
      <div className="cw-table-actions">
        {extra}
        <IconButton
          glyph={settings.sound === 'on' ? 'sound' : 'mute'}
          className="cw-sound-button"
          label={say('sound')}
          hint={say('soundHint')}
          shortcut="M"
          isPressed={settings.sound === 'on'}
          onPress={() => change({ sound: settings.sound === 'on' ? 'off' : 'on' })}
        />
        <Into spot={LOG} orHere>
          <IconButton
            glyph="log"
            className="cw-log-button"
            label={say('log')}
            opensDialog
            shortcut="L"
            onPress={onLog}
          >
            <span aria-hidden="true">{say('log')}</span>
            {news > 0 && <b aria-hidden="true">{news}</b>}
          </IconButton>
        </Into>
        <IconButton glyph="icons" label={say('icons')} opensDialog shortcut="I" onPress={onIcons} />
        {onMenu !== null && (
          <Into spot={MENU} orHere>
            <IconButton glyph="menu" label={say('menu')} opensDialog onPress={onMenu} />
          </Into>
        )}
      </div>
    </header>
  );
}

function statusOf(
  scene: TableScene,
  isAsked: boolean,
  turnOf: Seat | undefined,
  who: Who,
  say: ReturnType<typeof useApp>['say'],
  locale: Locale,
): string {
  if (isEnded(scene)) return say('gameOver');
  // At a shared screen it is not plain who "you" are.
  if (isAsked && scene.people.length > 1) return say('turnOf', { name: who(Number(scene.viewer)) });
  if (isAsked) return say('yourTurn');
  // Like the prompt above it: the one who is waited for is named when that comes.
  if (turnOf !== undefined)
    return turnOf === scene.viewer ? '' : say('turnOf', { name: who(turnOf) });
  if (scene.decision !== null) return '';
  if (scene.waiting.length === 0) return '';
  return scene.waiting.length === 1
    ? say('turnOf', { name: who(scene.waiting[0]!) })
    : say('waitingFor', { names: listed(locale, scene.waiting.map(who)) });
}
