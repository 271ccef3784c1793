export interface ActionCoinsProps {
  /** How many are left, in words. */
  readonly label: string;
  readonly actions: number;
  readonly spent: number;
  /** The one that is being taken. */
  readonly now: number | null;
}

/** The actions of a turn as coins: what is spent is dark, the one that is being taken is ringed. */
export const ActionCoins = ({ label, actions, spent, now }: ActionCoinsProps) => (
  <span className="ct-coins" role="img" aria-label={label} title={label}>
    {Array.from({ length: actions }, (_, at) => (
      <b
        key={at}
        className="ct-centred"
        data-spent={at < spent ? '' : undefined}
        data-now={at === now ? '' : undefined}
      >
        {at + 1}
      </b>
    ))}
  </span>
);
