import { useState } from 'preact/hooks';
import { Button } from '../../app/button.tsx';
import { useApp } from '../../app/app-context.ts';
import { whoIs } from '../../characters.ts';
import type { FairFight } from '../../fair-fight.ts';
import { fairFight } from '../../fair-fight.ts';

interface FairOfferProps {
  readonly game: string;
  onTake(fair: FairFight): void;
}

/** Invites bots you beat about every second game, and says openly which, and why. */
export function FairOffer({ game, onTake }: FairOfferProps) {
  const { say, shelf } = useApp();
  const [fair, setFair] = useState<FairFight | null>(null);
  const take = async (): Promise<void> => {
    const now = fairFight((await shelf.list()).games, game);
    setFair(now);
    onTake(now);
  };
  return (
    <div className="cw-fair-offer">
      <Button glyph="person" label={say('fairFight')} onPress={() => void take()} />
      <p className="cw-hint" role="status">
        {fair !== null && <FairWords {...fair} />}
      </p>
    </div>
  );
}

function FairWords({ level, last }: FairFight) {
  const { say } = useApp();
  const nameOf = (bot: string): string => say(whoIs(bot).level!.name);
  if (last === null) return say('fairFirst', { next: nameOf(level) });
  return say(last.isWon ? 'fairWon' : 'fairLost', { met: nameOf(last.level), next: nameOf(level) });
}
