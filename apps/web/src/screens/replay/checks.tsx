import type { Doubt, Finding, Save, Verification } from '@castellan/kernel';
import { promiseFinding } from '@castellan/kernel';
import { useId, useState } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import type { StringKey } from '../../strings/text.ts';
import { Proof } from './proof.tsx';

interface ChecksProps {
  readonly save: Save;
  readonly verification: Verification;
}

type Part = keyof Verification;

const PARTS: readonly Part[] = ['seed', 'table', 'promise', 'answers', 'events'];

const SURE: Readonly<Record<Part, StringKey>> = {
  seed: 'sureSeed',
  table: 'sureTable',
  promise: 'surePromise',
  answers: 'sureAnswers',
  events: 'sureEvents',
};

const UNSURE: Readonly<Record<Exclude<Doubt, 'other-rules' | 'refused'>, StringKey>> = {
  'seed-only': 'unsureTable',
  'not-compared': 'unsurePromise',
  'other-promise': 'otherPromise',
  'not-recorded': 'notRecorded',
  differs: 'recordDiffers',
};

function wordsFor(part: Part, finding: Finding): StringKey {
  if (finding.verified) return SURE[part];
  const { doubt } = finding;
  if (doubt !== 'other-rules' && doubt !== 'refused') return UNSURE[doubt];
  if (part === 'events') return 'unsureEvents';
  return doubt === 'refused' ? 'refusedAnswers' : 'unsureAnswers';
}

/** What of a saved game was verified, what could not be, and why; and whether it matches a promise that was kept. */
export function Checks({ save, verification }: ChecksProps) {
  const { say } = useApp();
  const id = useId();
  const [kept, setKept] = useState('');
  const given = kept.trim();
  const promise = given === '' ? verification.promise : promiseFinding(save, given);
  const found: Verification = { ...verification, promise };
  return (
    <Proof
      title={say('checks')}
      findings={PARTS.map(part => {
        const finding = found[part];
        return {
          key: part,
          isSure: finding.verified,
          isUntried: !finding.verified && finding.doubt === 'not-compared',
          text: (
            <>
              <b>{say(finding.verified ? 'verified' : 'notVerified')}</b>{' '}
              {say(wordsFor(part, finding))}
            </>
          ),
        };
      })}
    >
      <p>{say('promiseHere')}</p>
      <p className="cw-code">{save.commitment}</p>
      <div className="cw-field">
        <label htmlFor={id}>{say('keptPromise')}</label>
        <input
          id={id}
          className="cw-input cw-code"
          value={kept}
          maxLength={80}
          autoComplete="off"
          spellcheck={false}
          onInput={event => setKept(event.currentTarget.value)}
        />
      </div>
    </Proof>
  );
}
