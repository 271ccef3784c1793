import { Emblem, IconRow, Token, useField, useLooks } from '@castellan/table';
import type { CSSProperties, ReactNode } from 'react';
import { citizenId } from './scene.ts';

interface CitizenProps {
  readonly card: number;
  /** In the Guild a Hire Power is spent: it steps back. */
  readonly spent?: boolean | undefined;
  /** Something laid over its picture. */
  readonly children?: ReactNode;
}

/** Where long names may be broken on a narrow card. */
const BREAKS: Readonly<Record<string, string>> = {
  alchemist: 'Alche\u00admist',
  assassin: 'Assas\u00adsin',
  blacksmith: 'Black\u00adsmith',
  champion: 'Cham\u00adpion',
  mercenary: 'Merce\u00adnary',
  merchant: 'Mer\u00adchant',
  necromancer: 'Necro\u00admancer',
  priestess: 'Priest\u00adess',
  sorceress: 'Sorce\u00adress',
  summoner: 'Sum\u00admoner',
};

/** A Citizen as it lies on the table: role and resources, picture, name, what it does when hired. */
export function CitizenTile({ card, spent = false, children }: CitizenProps) {
  const { faceOf } = useLooks();
  const id = citizenId(card);
  const face = faceOf(`citizen:${id}`)!;
  const picture = useField(face.field);
  const style = { '--letters': face.name.length } as CSSProperties;
  return (
    <span className="qv-citizen" data-tile="" data-spent={spent ? '' : undefined} style={style}>
      <span className="qv-citizen__art" style={{ backgroundImage: `url(${picture})` }}>
        <Emblem name={face.emblem} className="qv-emblem" />
        <span className="qv-citizen__brings">
          {face.price.map(({ icon, text }, i) => (
            <Token key={`${icon}${i}`} icon={icon} text={text} />
          ))}
        </span>
        {children}
      </span>
      <b className="qv-citizen__name">{BREAKS[id] ?? face.name}</b>
      <span className="qv-citizen__power">
        {face.rows.length === 0 ? (
          <i>–</i>
        ) : (
          face.rows.map((row, i) => <IconRow key={i} icons={row.icons} />)
        )}
      </span>
    </span>
  );
}
