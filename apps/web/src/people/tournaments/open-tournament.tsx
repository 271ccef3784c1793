import type { TournamentPlan } from '@castellan/protocol';
import { LEAST_ENTRANTS } from '@castellan/protocol';
import { useId, useState } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { Button } from '../../app/button.tsx';
import { Choice } from '../../app/choice.tsx';
import { Listbox } from '../../app/listbox.tsx';
import { go } from '../../app/router.ts';
import { games, listingOf } from '../../games.ts';
import { useTrouble } from '../../online/use-trouble.ts';
import { gameName, Seal } from '../said.tsx';
import { useTournamentText } from './text.ts';
import { openTournament } from './tournament-api.ts';

const FIRST: TournamentPlan = {
  game: 'villages',
  kind: 'swiss',
  seats: 2,
  rounds: 3,
  pace: 'live',
  rated: false,
  begins: null,
  wanted: 8,
};
const ROUNDS = [2, 3, 4, 5, 6, 7];
const WANTED = [3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32, 48, 64];
const HOUR_MS = 3_600_000;

/** What a tournament is to be like. */
export function OpenTournament({ onClose }: { onClose(): void }) {
  const tell = useTournamentText();
  const { locale, say } = useApp();
  const trouble = useTrouble();
  const [plan, setPlan] = useState(FIRST);
  const set = (some: Partial<TournamentPlan>): void => setPlan({ ...plan, ...some });
  const [, most] = listingOf(plan.game)!.about.players;
  const least = Math.max(LEAST_ENTRANTS, plan.seats);
  const open = (): void => {
    const wanted = plan.wanted === null ? null : Math.max(least, plan.wanted);
    openTournament({ ...plan, wanted }).then(({ id }) => go('people', 'tournaments', id), trouble);
  };
  return (
    <form
      className="cw-panel ctn-form"
      onSubmit={event => {
        event.preventDefault();
        open();
      }}
    >
      <h2>{tell('open')}</h2>
      <fieldset className="ctn-games">
        <legend>{tell('game')}</legend>
        {games.map(({ id, about }) => (
          <button
            key={id}
            type="button"
            aria-label={gameName(id, locale)}
            title={gameName(id, locale)}
            aria-pressed={id === plan.game}
            onClick={() => set({ game: id, seats: Math.min(plan.seats, about.players[1]) })}
          >
            <Seal game={id} size={52} />
          </button>
        ))}
      </fieldset>
      <Choice
        legend={tell('kind')}
        values={['swiss', 'knockout']}
        labels={{ swiss: tell('swiss'), knockout: tell('knockout') }}
        value={plan.kind}
        about={tell(`hint-${plan.kind}`)}
        onChange={kind => set({ kind })}
      />
      <Choice
        legend={tell('pace')}
        values={['live', 'turns']}
        labels={{ live: tell('live'), turns: tell('turns') }}
        value={plan.pace}
        about={tell(`hint-${plan.pace}`)}
        onChange={pace => set({ pace })}
      />
      <Choice
        legend={tell('seats')}
        values={Array.from({ length: most - 1 }, (_, i) => i + 2)}
        labels={Object.fromEntries([2, 3, 4, 5, 6, 7, 8].map(n => [n, n]))}
        value={plan.seats}
        onChange={seats => set({ seats })}
      />
      {plan.kind === 'swiss' && (
        <Choice
          legend={tell('rounds')}
          values={ROUNDS}
          labels={Object.fromEntries(ROUNDS.map(n => [n, n]))}
          value={plan.rounds}
          onChange={rounds => set({ rounds })}
        />
      )}
      <Choice
        legend={tell('rating')}
        values={['free', 'rated']}
        labels={{ free: tell('unrated'), rated: tell('rated') }}
        value={plan.rated ? 'rated' : 'free'}
        onChange={one => set({ rated: one === 'rated' })}
      />
      <Choice
        legend={tell('begins')}
        values={['here', 'time']}
        labels={{ here: tell('whenHere'), time: tell('atTime') }}
        value={plan.begins === null ? 'here' : 'time'}
        onChange={one =>
          set(
            one === 'here'
              ? { begins: null, wanted: 8 }
              : { begins: nextHour(Date.now()), wanted: null },
          )
        }
      />
      {plan.begins === null ? (
        <Listbox
          label={tell('wanted')}
          options={WANTED.filter(n => n >= least).map(n => ({ value: `${n}`, label: `${n}` }))}
          value={`${Math.max(least, plan.wanted ?? least)}`}
          onChange={n => set({ wanted: Number(n) })}
        />
      ) : (
        <Time value={plan.begins} onChange={begins => set({ begins })} />
      )}
      <div className="ctn-acts">
        <Button tone="main" type="submit" label={tell('create')} />
        <Button label={say('cancel')} onPress={onClose} />
      </div>
    </form>
  );
}

const nextHour = (now: number): number => (Math.floor(now / HOUR_MS) + 2) * HOUR_MS;

function Time({ value, onChange }: { readonly value: number; onChange(at: number): void }) {
  const tell = useTournamentText();
  const id = useId();
  const shown = new Date(value - new Date(value).getTimezoneOffset() * 60_000);
  return (
    <div className="cw-field">
      <label htmlFor={id}>{tell('time')}</label>
      <input
        id={id}
        className="cw-input"
        type="datetime-local"
        value={shown.toISOString().slice(0, 16)}
        onInput={event => {
          const at = new Date(event.currentTarget.value).getTime();
          if (!Number.isNaN(at)) onChange(at);
        }}
      />
    </div>
  );
}
