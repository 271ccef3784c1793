import { cardLabel, seatColour, Thing, useLooks, usePlan, useTable, Zone } from '@castellan/table';
import type { CSSProperties } from 'react';
import { LIMIT } from '../state.ts';
import { CitizenTile } from './citizen.tsx';
import { fewest, questsLost } from './means.ts';
import type { Scene } from './scene.ts';
import { refsIn } from './scene.ts';

interface PileProps {
  readonly scene: Scene;
  readonly pile: 'guild' | 'hand';
}

/** One's Guild, or one's hand: eight places; more cards lie over one another. */
export function Pile({ scene, pile }: PileProps) {
  const { view, say, near, gives, me } = scene;
  const { mode } = usePlan();
  const cards = view.players[near]![pile];
  const refs = refsIn(pile, cards);
  const rows = mode === 'phone' || mode === 'lying' ? 2 : 1;
  const columns = Math.max(LIMIT / rows, Math.ceil(cards.length / rows));
  const vacant = Math.max(0, LIMIT - cards.length);
  const isGuild = pile === 'guild';
  const label = isGuild ? say.guild : say.hand;
  const style = { '--columns': columns, '--rows': rows } as CSSProperties;
  return (
    <Zone
      id={pile}
      label={label}
      place={`${pile}-of:${near}`}
      ground="cloth"
      tint={seatColour(near)}
      className="qv-pile-zone"
    >
      <h3 className="qv-head" data-spot={pile}>
        {label}
        <span>
          {cards.length}/{LIMIT}
        </span>
        <em>{isGuild ? say.guildPays : say.handPays}</em>
        {isGuild && gives && (
          <small>
            <b className="qv-lost">−1</b>
            {say.lostLegend}
          </small>
        )}
      </h3>
      <ul className="qv-row" style={style} data-full={vacant === 0 ? '' : undefined}>
        {cards.map((card, i) => (
          <li key={refs[i] === '' ? `hidden ${i}` : refs[i]}>
            {card < 0 || (me === null && !isGuild) ? (
              <span className="qv-back" />
            ) : (
              <Held scene={scene} pile={pile} card={card} of={refs[i]!} />
            )}
          </li>
        ))}
        {Array.from({ length: vacant }, (_, i) => (
          <li key={`vacant ${i}`} className="qv-row__vacant" />
        ))}
      </ul>
    </Zone>
  );
}

interface HeldProps extends PileProps {
  readonly card: number;
  readonly of: string;
}

function Held({ scene, pile, card, of }: HeldProps) {
  const { faceOf } = useLooks();
  const { lit } = useTable();
  const { view, say, near, gives, open, sending } = scene;
  const isGuild = pile === 'guild';
  const { guild } = view.players[near]!;
  const lost = isGuild && gives ? questsLost(guild, open, card) : 0;
  const pays = lit.light(of) === 'picked';
  const proposed =
    isGuild && sending !== null && lit.light(of) === 'can'
      ? (fewest(guild, sending, view.sent) ?? []).includes(card)
      : false;
  const said = lost > 0 ? `. ${say.questsLost(lost)}` : '';
  return (
    <Thing of={of} label={`${cardLabel(faceOf(of)!)}${said}`} className="qv-citizen-thing">
      <CitizenTile card={card} spent={isGuild}>
        {lost > 0 && <b className="qv-lost">−{lost}</b>}
        {(pays || proposed) && (
          <em className="qv-citizen__note" data-shade={pays ? undefined : ''}>
            {say.pays}
          </em>
        )}
      </CitizenTile>
    </Thing>
  );
}
