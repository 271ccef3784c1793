import type { ScreenProps } from '../../app/router.ts';
import { SeatedTable } from './seated-table.tsx';

/** `#/table/<id>`: a game of this browser, to be played. */
export function TableScreen({ words: [id = ''] }: ScreenProps) {
  return <SeatedTable id={id} />;
}
