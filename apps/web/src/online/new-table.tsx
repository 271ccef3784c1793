import type { Phrase } from '@castellan/kernel';
import { aboutIn, DECK } from '@castellan/kernel';
import type { TableSpec, TalkRule, UndoRule } from '@castellan/protocol';
import { talkOf } from '@castellan/protocol';
import { useMemo, useState } from 'preact/hooks';
import { Button } from '../app/button.tsx';
import { Choice } from '../app/choice.tsx';
import { useApp } from '../app/app-context.ts';
import { later } from '../app/later.tsx';
import { NotFound } from '../app/not-found.tsx';
import { go, href } from '../app/router.ts';
import { Screen } from '../app/screen.tsx';
import { useGame } from '../game-bundle.ts';
import type { Chosen } from '../screens/setup/setting-field.tsx';
import {
  firstChoice,
  GameSettings,
  PlayerCount,
  playerCounts,
} from '../screens/setup/setting-field.tsx';
import '../screens/setup/setup.css';
import { TheGame } from '../screens/setup/the-game.tsx';
import { ClockChoice } from './clock-choice.tsx';
import { useGround } from './online-ground.tsx';
import { openTable, sendDeck } from './server-api.ts';
import { useTell } from './strings/text.ts';
import { Tick } from './tick.tsx';
import { useTrouble } from './use-trouble.ts';

const DeckChoice = later(async () => (await import('../decks/deck-choice.tsx')).DeckChoice);

/** `#/friends/new/<game>`: what is settled about a table before friends are invited. */
export function NewTable({ game, invite }: { readonly game: string } & Invited) {
  const bundle = useGame(game);
  return bundle === null ? <NotFound /> : <NewTableForm game={game} invite={invite} />;
}

/** For whom seats are kept, by their public ids. */
interface Invited {
  readonly invite: readonly string[];
}

const UNDO: readonly UndoRule[] = ['free', 'ask', 'off'];

/** What is settled so far; the first of everything by default. */
export function useSpec(game: string, first: () => Chosen) {
  const [spec, setSpec] = useState<TableSpec>(() => ({
    game,
    settings: first(),
    clock: { kind: 'none' },
    undo: 'free',
    open: false,
    watch: true,
    hints: false,
  }));
  const set = (some: Partial<TableSpec>): void => setSpec(all => ({ ...all, ...some }));
  const choose = (setting: string, value: Chosen[string]): void =>
    setSpec(all => ({ ...all, settings: { ...all.settings, [setting]: value } }));
  return { spec, set, choose };
}

function NewTableForm({ game, invite }: { readonly game: string } & Invited) {
  const tell = useTell();
  const [deck, setDeck] = useState<string>();
  const bundle = useGame(game, deck)!;
  const { locale } = useApp();
  const trouble = useTrouble();
  const { me } = useGround();
  const { edition, ui, listing } = bundle;
  const counts = useMemo(() => playerCounts(edition).filter(count => count > 1), [edition]);
  const { spec, set, choose } = useSpec(edition.id, () => ({
    ...firstChoice(edition),
    players: counts.find(count => count > invite.length) ?? counts.at(-1)!,
  }));
  const words = ui.words(locale);
  const phrase = (value: Phrase): string => words.say(value, () => '');
  const open = async (): Promise<void> => {
    try {
      const own = edition.deck === undefined ? null : await sendDeck(edition.deck.text);
      const settings = own === null ? spec.settings : { ...spec.settings, [DECK]: own.digest };
      const { id: table } = await openTable({
        spec: { ...spec, settings },
        name: me.name,
        sit: true,
        ...(invite.length === 0 ? {} : { invite: [...invite] }),
      });
      go('room', table);
    } catch (error) {
      trouble(error);
    }
  };
  return (
    <Screen
      title={tell('newTable')}
      over={
        <p className="cw-over">
          <a href={href('friends')}>{tell('friends')}</a> · {aboutIn(listing.about, locale).name}
        </p>
      }
    >
      <form
        className="cw-setup co-setup cw-floor"
        onSubmit={event => {
          event.preventDefault();
          void open();
        }}
      >
        <section className="cw-panel cw-setup-table cw-setup-settings">
          <PlayerCount
            counts={counts}
            count={Number(spec.settings['players'])}
            onChange={n => choose('players', n)}
          />
          <TableRules spec={spec} onChange={some => set(fairly(spec, some))} />
          <Tick
            label={tell('ratedTable')}
            hint={tell('ratedTableHint')}
            isOn={spec.rated === true}
            isOff={deck !== undefined}
            onChange={rated => set(rated ? { ...spec, ...FAIR, ...clockFor(spec) } : { rated })}
          />
        </section>
        <div className="cw-setup-side">
          <TheGame listing={listing} />
          <GameSettings bundle={bundle} chosen={spec.settings} phrase={phrase} onChange={choose}>
            <DeckChoice
              game={game}
              chosen={edition.deck}
              first={undefined}
              onChoose={text => {
                setDeck(text);
                // Ratings count games with printed cards.
                if (text !== undefined) set({ rated: false });
              }}
            />
          </GameSettings>
          <p className="cw-setup-start">
            <Button type="submit" tone="main" glyph="people" label={tell('openTable')} />
          </p>
        </div>
      </form>
    </Screen>
  );
}

/** What every rated table has; anything else makes it unrated. */
const FAIR = { rated: true, undo: 'off', hints: false, lessons: false } as const;

const clockFor = ({ clock }: TableSpec): Pick<TableSpec, 'clock'> => ({
  clock: clock.kind === 'none' ? { kind: 'bank', seconds: 1200, increment: 10 } : clock,
});

function fairly(spec: TableSpec, some: Partial<TableSpec>): Partial<TableSpec> {
  const { clock, undo, hints, lessons } = { ...spec, ...some };
  const isFair = clock.kind !== 'none' && undo === 'off' && hints !== true && lessons !== true;
  return isFair ? some : { ...some, rated: false };
}

interface TableRulesProps {
  readonly spec: TableSpec;
  onChange(some: Partial<TableSpec>): void;
}

/** How it is played there, whatever the game: clocks, undo, who may see it, and who may ask. */
export function TableRules({ spec, onChange }: TableRulesProps) {
  const tell = useTell();
  return (
    <>
      <ClockChoice value={spec.clock} onChange={clock => onChange({ clock })} />
      <Choice
        legend={tell('undoRule')}
        values={UNDO}
        labels={{ free: tell('undoFree'), ask: tell('undoAsk'), off: tell('undoOff') }}
        value={spec.undo}
        onChange={undo => onChange({ undo })}
      />
      <Tick
        label={tell('visible')}
        hint={tell('hidden')}
        isOn={spec.open}
        onChange={open => onChange({ open })}
      />
      <Choice<TalkRule>
        legend={tell('talkRule')}
        values={spec.open ? ['phrases', 'off'] : ['words', 'phrases', 'off']}
        labels={{ words: tell('talkWords'), phrases: tell('talkPhrases'), off: tell('talkOff') }}
        value={talkOf(spec)}
        onChange={talk => onChange({ talk })}
      />
      <Tick
        label={tell('mayWatch')}
        hint={tell('mayWatchHint')}
        isOn={spec.watch}
        onChange={watch => onChange({ watch })}
      />
      <Tick
        label={tell('learnTogether')}
        hint={tell('learnTogetherHint')}
        isOn={spec.lessons === true}
        onChange={lessons => onChange(lessons ? { lessons, hints: true } : { lessons })}
      />
      <Tick
        label={tell('hintsAllowed')}
        hint={tell('hintsAllowedHint')}
        isOn={spec.hints === true}
        onChange={hints => onChange(hints ? { hints } : { hints, lessons: false })}
      />
    </>
  );
}
