import type { CardFace } from '@castellan/table';
import { useApp } from '../../app/app-context.ts';
import './guessed.css';

/** Says below a card what on it is not from a printed one. */
export function Guessed({ face: { standIns = [] } }: { readonly face: CardFace }) {
  const { say } = useApp();
  if (standIns.length === 0) return null;
  return <small className="cw-guessed">{say('guessed', { parts: standIns })}</small>;
}
