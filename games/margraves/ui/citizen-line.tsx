import { Emblem, Thing, Token, useField, useLooks } from '@castellan/table';
import { LINE_PRICES } from '../cards/boards.ts';
import { CITIZENS } from '../cards/citizens.ts';
import { NONE } from '../state.ts';
import type { Scene } from './scene.ts';
import { CITIZEN_DECK } from './flights.ts';

/** The Citizens that can be hired, each over its price. */
export function CitizenLine({ scene }: { readonly scene: Scene }) {
  return (
    <ol className="mg-line" data-ref="line">
      {LINE_PRICES.map((price, slot) => (
        <li key={slot} data-ref={slot === LINE_PRICES.length - 1 ? CITIZEN_DECK : undefined}>
          <Applicant scene={scene} slot={slot} price={price} />
        </li>
      ))}
    </ol>
  );
}

interface ApplicantProps {
  readonly scene: Scene;
  readonly slot: number;
  readonly price: number;
}

function Applicant({ scene: { view, say }, slot, price }: ApplicantProps) {
  const { faceOf } = useLooks();
  const kind = view.line[slot]!;
  const face = kind === NONE ? null : faceOf(`citizen:${CITIZENS[kind]!.id}`)!;
  const field = useField(face?.field ?? 'plain');
  if (face === null)
    return (
      <span className="mg-applicant" data-none="" role="img" aria-label={say.emptySlot}>
        <span className="mg-applicant__art" />
        <Token icon="gold" text={`${price}`} />
        <b />
      </span>
    );
  return (
    <Thing
      of={`line:${slot}`}
      zoom={face.ref}
      label={say.lineSlot(face.name, price)}
      className="mg-applicant"
    >
      <span className="mg-applicant__art" style={{ backgroundImage: `url(${field})` }}>
        <Emblem name={face.emblem} />
        <span className="mg-applicant__pennant">
          {face.price.map((badge, i) => (
            <Token key={i} icon={badge.icon} text={badge.text} />
          ))}
        </span>
        <span className="mg-applicant__guild">
          <Token icon={face.marks[0]!.icon} />
        </span>
      </span>
      <Token icon="gold" text={`${price}`} />
      <b>{face.name}</b>
    </Thing>
  );
}

/** The line in little room: a card each in the colour of its guild. */
export function LineMini({ scene: { view } }: { readonly scene: Scene }) {
  return (
    <span className="mg-mini-line">
      {view.line.map((kind, slot) => (
        <i key={slot} data-guild={kind === NONE ? undefined : CITIZENS[kind]!.guild} />
      ))}
    </span>
  );
}
