import type { PhraseKey } from '@castellan/protocol';
import { PHRASES } from '@castellan/protocol';
import './fair.css';
import type { FairKey } from './text.ts';
import { useTell } from './text.ts';

/** Everyone reads a phrase in their own language; only its key is sent. */
const TEXTS: Readonly<Record<PhraseKey, FairKey>> = {
  'hello-all': 'phraseHello',
  'good-luck': 'phraseLuck',
  'your-turn': 'phraseTurn',
  'one-moment': 'phraseMoment',
  'no-hurry': 'phraseHurry',
  'nice-move': 'phraseNice',
  'my-mistake': 'phraseMistake',
  yes: 'phraseYes',
  no: 'phraseNo',
  'good-game': 'phraseGame',
  'once-more': 'phraseAgain',
  'must-go': 'phraseGo',
};

export function PhraseText({ phrase }: { readonly phrase: PhraseKey }) {
  return <>{useTell()(TEXTS[phrase])}</>;
}

interface PhraseBookProps {
  readonly isOpen: boolean;
  onSay(phrase: PhraseKey): void;
}

/** What can be said without writing. */
export function PhraseBook({ isOpen, onSay }: PhraseBookProps) {
  const tell = useTell();
  return (
    <details className="cf-phrases" open={isOpen}>
      <summary>{tell('phrases')}</summary>
      <div>
        {PHRASES.map(phrase => (
          <button key={phrase} type="button" onClick={() => onSay(phrase)}>
            {tell(TEXTS[phrase])}
          </button>
        ))}
      </div>
    </details>
  );
}

interface AllowWordsProps {
  readonly isOn: boolean;
  /** Who else allows words. */
  readonly others: readonly string[];
  onChange(on: boolean): void;
}

/** Words pass between those who both allow them. */
export function AllowWords({ isOn, others, onChange }: AllowWordsProps) {
  const tell = useTell();
  return (
    <label className="co-tick cf-words">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => onChange(checked)}
      />
      <span>
        {tell('allowWords')}
        <small className="cw-hint" aria-live="polite">
          {others.length > 0
            ? tell('allowedBy', { names: others.join(', ') })
            : tell(isOn ? 'allowedAlone' : 'allowedNone')}
        </small>
      </span>
    </label>
  );
}
