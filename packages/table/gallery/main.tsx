import '@fontsource-variable/cinzel';
import '@fontsource-variable/alegreya';
import type { ComponentChildren } from 'preact';
import { render } from 'preact';
import { pictures } from 'virtual:pictures';
import './gallery.css';
import { Cards, Decisions, Icons, Parts, Scores } from './rooms.tsx';
import { Board } from './board.tsx';
import { tableTexts } from '../src/index.ts';

const asked = new URLSearchParams(location.search);
document.body.className = 'ct-surface';
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'light';
const rooms: Readonly<Record<string, (props: { pictures: typeof pictures }) => ComponentChildren>> =
  {
    cards: Cards,
    icons: Icons,
    decisions: Decisions,
    parts: Parts,
    scores: Scores,
    board: Board,
  };
await tableTexts.load('en');
const Room = rooms[asked.get('room') ?? 'cards'] ?? Cards;
render(<Room pictures={pictures} />, document.querySelector('#gallery')!);
