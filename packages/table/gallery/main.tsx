import '@fontsource-variable/cinzel';
import '@fontsource-variable/alegreya';
import type { ReactNode } from 'preact/compat';
import { createRoot } from 'preact/compat/client';
import { pictures } from 'virtual:pictures';
import './gallery.css';
import { Cards, Decisions, Icons, Parts, Scores } from './rooms.tsx';
import { Board } from './board.tsx';
import { strings } from '../src/index.ts';

const asked = new URLSearchParams(location.search);
document.body.className = 'ct-surface';
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'light';
const rooms: Readonly<Record<string, (props: { pictures: typeof pictures }) => ReactNode>> = {
  cards: Cards,
  icons: Icons,
  decisions: Decisions,
  parts: Parts,
  scores: Scores,
  board: Board,
};
await strings.load('en');
const Room = rooms[asked.get('room') ?? 'cards'] ?? Cards;
createRoot(document.querySelector('#gallery')!).render(<Room pictures={pictures} />);
