import type { BoardPart } from '@castellan/table';
import { seatColour, Thing, Token } from '@castellan/table';
import type { CSSProperties } from 'preact';
import { TRACK } from '../cards/boards.ts';
import { GUILDS } from '../cards/language.ts';
import { LAST_SPACE } from '../state.ts';
import { guildColour, Mini } from './mini.tsx';
import type { Scene } from './scene.ts';
import { icon } from './speech.ts';

const SPACES = LAST_SPACE + 1;

/** The four rows of influence: a marker of each seat, points for each section, gold for each line. */
export function Influence({ scene }: BoardPart<Scene>) {
  const { view, say, who, locale, standings } = scene;
  const placesIn = (row: number): string[] =>
    view.players.map(({ influence }, seat) => {
      const [space, points] = [influence[row]! + 1, standings[seat]!.iconPoints[row]!];
      return say('row-of', { name: who(seat), space, points });
    });
  const labelOf = (guild: string, row: number): string => {
    const places = placesIn(row).join('; ');
    return say('row', { guild: icon(`guild:${guild}`, locale).label, places });
  };
  return (
    <div className="mg-influence">
      <div className="mg-influence__head" aria-hidden="true">
        {TRACK.points.map((points, section) => (
          <span key={section} className="ct-centred">
            <Token icon="vp" text={`${points}`} />
            {section in TRACK.thresholds && (
              <Token icon="gold" text={`${TRACK.thresholds[section]!}`} />
            )}
          </span>
        ))}
      </div>
      {GUILDS.map((guild, row) => {
        const style = { '--guild': guildColour(guild) } as CSSProperties;
        const of = `influence:${guild}`;
        return (
          <Thing key={guild} of={of} zoom={null} label={labelOf(guild, row)} className="mg-row">
            <Token icon={`guild:${guild}`} />
            <span className="mg-row__spaces" style={style}>
              {Array.from({ length: SPACES }, (_, space) => (
                <i key={space} />
              ))}
              <Markers scene={scene} row={row} />
            </span>
          </Thing>
        );
      })}
    </div>
  );
}

/** Where each seat's marker stands, one below the other. */
function Markers({ scene: { view }, row }: BoardPart<Scene> & { readonly row: number }) {
  const seats = view.players.length;
  return view.players.map(({ influence }, seat) => {
    const style = {
      '--seat': seatColour(seat),
      '--at': (influence[row]! + 0.5) / SPACES,
      '--down': seats === 1 ? 0.5 : seat / (seats - 1),
    } as CSSProperties;
    return <em key={seat} className="mg-marker" data-ref={`marker:${row}:${seat}`} style={style} />;
  });
}

export function InfluenceMini({ scene }: BoardPart<Scene>) {
  const on = (row: number) => <Markers scene={scene} row={row} />;
  return <Mini columns={1} cell={[50, 8]} colours={GUILDS.map(guildColour)} on={on} />;
}
