import { tally } from '@castellan/powers';
import { cardLabel, Emblem, IconRow, Thing, Token, useField, useLooks } from '@castellan/table';
import type { CSSProperties } from 'react';
import { CITIZENS } from '../cards/citizens.ts';
import { GUILD_MASTERS } from '../cards/guild-masters.ts';
import { RESOURCES, ROLES } from '../cards/language.ts';
import { QUESTS } from '../cards/quests.ts';
import { bandMeets } from '../requirements.ts';
import type { Lack } from './means.ts';
import { fewest, lackOf } from './means.ts';
import type { Scene } from './scene.ts';
import { questId } from './scene.ts';

interface QuestProps {
  readonly scene: Scene;
  readonly quest: number;
  /** Without the mark below that tells whether it could be completed. */
  readonly bare?: boolean | undefined;
}

/** A Quest that may be taken or completed: what it asks for and brings, and below whether one's Guild can pay it. */
export function QuestThing({ scene, quest, bare = false }: QuestProps) {
  const { faceOf } = useLooks();
  const of = `quest:${questId(quest)}`;
  const prospect = bare || scene.me === null ? null : prospectOf(scene, quest);
  const said = prospect === null ? '' : `. ${inWords(scene, prospect)}`;
  return (
    <Thing of={of} label={`${cardLabel(faceOf(of)!)}${said}`} dims className="qv-quest-thing">
      <QuestTile scene={scene} quest={quest} lack={prospect?.lack} />
      {prospect !== null && <Tag scene={scene} prospect={prospect} />}
    </Thing>
  );
}

/** What a Quest is to the one near by. */
interface Prospect {
  readonly lack: Lack;
  /** How many Citizens it takes; null: it can't be paid. */
  readonly cards: number | null;
  /** It could be paid with the Citizen that is being hired. */
  readonly soon: string | null;
}

function prospectOf({ view, near, hiring, sending }: Scene, quest: number): Prospect {
  const guild = view.players[near]!.guild;
  const isMine = view.active === near;
  const all = isMine && sending === quest ? [...view.sent, ...guild] : guild;
  const soon = hiring !== null && isMine && bandMeets(quest, [...all, hiring.card]);
  return {
    lack: lackOf(all, quest),
    cards: fewest(all, quest)?.length ?? null,
    soon: soon ? CITIZENS[hiring.card]!.name : null,
  };
}

function inWords({ say }: Scene, { lack, cards, soon }: Prospect): string {
  if (cards !== null) return say.payable(cards);
  if (soon !== null) return say.payableWith(soon);
  const parts = [
    ...lack.roles.flatMap((n, i) => (n > 0 ? [`${n} ${say.label(`role:${ROLES[i]!}`)}`] : [])),
    ...lack.resources.flatMap((n, i) => (n > 0 ? [`${n} ${say.label(RESOURCES[i]!)}`] : [])),
  ];
  return say.lackOf(parts.join(', '));
}

/** Hangs below a Quest: payable, payable soon, or what is lacking. */
function Tag({ scene, prospect }: { readonly scene: Scene; readonly prospect: Prospect }) {
  const { say } = scene;
  const { cards, soon, lack } = prospect;
  if (cards !== null)
    return (
      <span className="qv-tag" data-can="">
        <span className="qv-tag__long">{say.payable(cards)}</span>
        <span className="qv-tag__short">{say.payableShort}</span>
      </span>
    );
  if (soon !== null)
    return (
      <span className="qv-tag" data-soon="">
        <span className="qv-tag__long">{say.payableWith(soon)}</span>
        <span className="qv-tag__short">{say.payableThen}</span>
      </span>
    );
  return (
    <span className="qv-tag">
      <span className="qv-tag__word">{say.lack}</span>
      <Lacking lack={lack} most={5} />
    </span>
  );
}

interface LackingProps {
  readonly lack: Lack;
  /** So many tokens have room; the card itself marks the others. */
  readonly most?: number | undefined;
}

/** What is lacking, as tokens: resources first, since they have numbers. */
export function Lacking({ lack, most = 8 }: LackingProps) {
  const tokens = [
    ...lack.resources.flatMap((n, i) => (n === 0 ? [] : [{ icon: RESOURCES[i]!, text: `${n}` }])),
    ...lack.roles.flatMap((n, i) =>
      Array.from({ length: n }, () => ({ icon: `role:${ROLES[i]!}`, text: undefined })),
    ),
  ];
  const shown = tokens.length > most ? tokens.slice(0, most - 1) : tokens;
  return (
    <span className="qv-lacking" data-many={tokens.length > 3 ? '' : undefined}>
      {shown.map(({ icon, text }, i) => (
        <Token key={`${icon} ${i}`} icon={icon} text={text} />
      ))}
      {shown.length < tokens.length && <b>+{tokens.length - shown.length}</b>}
    </span>
  );
}

interface TileProps {
  readonly scene: Scene;
  readonly quest: number;
  readonly lack?: Lack | undefined;
}

/** The verb and its article, which a small card leaves out: "Hunt the Marsh Troll". */
const VERB = /^[A-Z].*? the /i;

function QuestTile({ scene, quest, lack }: TileProps) {
  const { faceOf } = useLooks();
  const { type, roles, resources, name } = QUESTS[quest]!;
  const face = faceOf(`quest:${questId(quest)}`)!;
  const picture = useField(face.field);
  const favour = favourOf(scene, quest);
  const isDear = lack !== undefined && [...lack.roles, ...lack.resources].some(n => n > 0);
  const style = { '--letters': Math.max(...name.split(' ').map(word => word.length)) };
  return (
    <span
      className="qv-quest"
      data-tile=""
      data-dear={isDear ? '' : undefined}
      style={style as CSSProperties}
    >
      <span className="qv-quest__art" style={{ backgroundImage: `url(${picture})` }}>
        <Emblem name={face.emblem} className="qv-emblem" />
        <span className="qv-quest__type">
          <Token icon={`type:${type}`} />
          {favour > 0 && <b>+{favour}</b>}
        </span>
        <span className="qv-quest__brings">
          <Token icon="vp" text={`${QUESTS[quest]!.vp}`} />
          {face.rows.map((row, i) => (
            <IconRow key={i} icons={row.icons} />
          ))}
        </span>
      </span>
      <b className="qv-quest__name">
        <span className="qv-quest__long">{name}</span>
        <span className="qv-quest__brief">{name.replace(VERB, '')}</span>
      </b>
      <span className="qv-quest__wants">
        <span>
          {ROLES.flatMap((role, i) =>
            Array.from({ length: roles[role] ?? 0 }, (_, nth) => (
              <span
                key={`${role} ${nth}`}
                data-lacks={nth >= (roles[role] ?? 0) - (lack?.roles[i] ?? 0) ? '' : undefined}
              >
                <Token icon={`role:${role}`} />
              </span>
            )),
          )}
        </span>
        <span>
          {RESOURCES.map((one, i) =>
            resources[one] === undefined ? null : (
              <span key={one} data-lacks={(lack?.resources[i] ?? 0) > 0 ? '' : undefined}>
                <Token icon={one} text={`${resources[one]}`} />
              </span>
            ),
          )}
        </span>
      </span>
    </span>
  );
}

/** What one's own Guild Master adds for a Quest: seen by oneself alone. */
function favourOf({ view, me }: Scene, quest: number): number {
  const master = me === null ? -1 : view.players[me]!.guildMaster;
  if (master < 0) return 0;
  const { type } = QUESTS[quest]!;
  return tally(GUILD_MASTERS[master]!.score, 'vp', name => (name === type ? 1 : 0));
}
