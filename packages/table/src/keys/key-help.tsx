import { useLooks } from '../context.tsx';
import './keys.css';

/** The keys and what they do, as a list. */
export function KeyHelp() {
  const { strings } = useLooks();
  return (
    <dl className="ct-keys" aria-label={strings.keys}>
      {strings.keyList.map(([keys, what]) => (
        <div key={keys}>
          <dt>
            <kbd className="ct-key">{keys}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
