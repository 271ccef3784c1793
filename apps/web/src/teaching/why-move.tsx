import type { TableClient } from '@castellan/client';
import type { MoveTold } from '@castellan/kernel';
import type { Reasoned } from '@castellan/protocol';
import { useLooks } from '@castellan/table';
import { useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { percent } from '../app/percent.ts';
import { Reasons } from './plan.tsx';

interface WhyMoveProps {
  readonly client: TableClient | null;
  readonly reasoned: Reasoned | null;
  /** The answer that is asked about. */
  readonly at: number;
}

/** Asks a bot why it moved so, while the game goes on. */
export function WhyMove({ client, reasoned, at }: WhyMoveProps) {
  const { say } = useApp();
  const [asked, setAsked] = useState<number | null>(null);
  if (asked === at)
    return reasoned?.at === at ? (
      <Told {...reasoned.move} />
    ) : (
      <p className="cw-thinking" role="status">
        {say('hintThinking')}
      </p>
    );
  const ask = (): void => {
    client?.send({ type: 'why', at });
    setAsked(at);
  };
  return (
    <button type="button" className="cw-why-move" onClick={ask}>
      {say('whyMove')}
    </button>
  );
}

/** What they did beside the best of what else lay open, as far as the one who asks could see. */
function Told({ seat, chance, other, reasons }: MoveTold) {
  const { locale, say } = useApp();
  const { say: phrase, who } = useLooks();
  const instead = other === null ? null : phrase(other);
  return (
    <div className="cw-why-told" role="status">
      {instead !== null && reasons.length === 0 ? (
        <p className="cw-reasons">{say('whyMoveWorse', { plan: instead })}</p>
      ) : (
        <>
          {instead !== null && <p>{say('whyMoveRather', { plan: instead })}</p>}
          <Reasons reasons={reasons} />
        </>
      )}
      <p className="cw-hint">
        {say('whyMoveFair', { who: who(seat), chance: percent(locale, chance) })}
      </p>
    </div>
  );
}
