import type { ComponentChildren } from 'preact';
import { useApp } from '../../app/app-context.ts';
import { Glyph } from '../../app/glyph.tsx';
import './checks.css';

export interface Proved {
  readonly key: string;
  readonly isSure: boolean;
  /** Nobody has tried yet: it counts neither way. */
  readonly isUntried?: boolean;
  readonly text: ComponentChildren;
}

interface ProofProps {
  readonly title: string;
  readonly lead?: string;
  readonly findings: readonly Proved[];
  readonly children?: ComponentChildren;
}

/** What was verified and what was not: how many at a glance, which ones when opened. */
export function Proof({ title, lead, findings, children }: ProofProps) {
  const { say } = useApp();
  const tried = findings.filter(({ isUntried }) => isUntried !== true);
  const sure = tried.filter(({ isSure }) => isSure).length;
  const untried = findings.length - tried.length;
  const isWhole = sure === tried.length;
  return (
    <details className="cw-checks" data-whole={isWhole || undefined}>
      <summary>
        <Glyph name={isWhole ? 'check' : 'eye'} />
        <span>
          {title}
          <small>
            {say('verifiedOf', { n: sure, total: tried.length })}
            {untried > 0 && ` · ${say('untried', { n: untried })}`}
          </small>
        </span>
        <Glyph name="fold" />
      </summary>
      {lead !== undefined && <p>{lead}</p>}
      <ul>
        {findings.map(({ key, isSure, text }) => (
          <li key={key} data-verified={isSure || undefined}>
            <Glyph name={isSure ? 'check' : 'eye'} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {children}
    </details>
  );
}
