import type { ScreenProps } from '../../app/app.tsx';
import { Seated } from './seated.tsx';

/** `#/table/<id>`: a game of this browser, to be played. */
export function TableScreen({ words: [id = ''] }: ScreenProps) {
  return <Seated id={id} />;
}
