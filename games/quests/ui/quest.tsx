import type { Size } from '@castellan/table';
import { cardLabel, Note, Tag, TileThing, Token, useLooks, usePlan } from '@castellan/table';
import { CITIZENS } from '../cards/citizens.ts';
import { RESOURCES, ROLES } from '../cards/language.ts';
import { QUESTS } from '../cards/quests.ts';
import type { Lack } from '../view.ts';
import { bandMeets, favourOf, lacksFor, planBand } from '../view.ts';
import type { Scene } from './scene.ts';
import { questId } from './scene.ts';
import { questTile } from './tiles.ts';
import { speech } from './speech.ts';

interface QuestProps {
  readonly scene: Scene;
  readonly quest: number;
  readonly size: Size;
  /** Without the mark below that tells whether it could be completed. */
  readonly bare?: boolean | undefined;
}

/** A Quest that may be taken or completed: what it asks for and brings, and below whether one's Guild can pay it. */
export function QuestThing({ scene, quest, size, bare = false }: QuestProps) {
  const { faceOf } = useLooks();
  const of = `quest:${questId(quest)}`;
  const face = faceOf(of)!;
  const prospect = bare || scene.me === null ? null : prospectOf(scene, quest);
  const said = prospect === null ? '' : ` ${inWords(scene, prospect)}`;
  // What one's own Guild Master adds: seen by oneself alone.
  const { me, view } = scene;
  const favour = me === null ? 0 : favourOf(view, me, QUESTS[quest]!.type);
  return (
    <TileThing
      card={questTile(face, size.height, prospect?.lack)}
      of={of}
      label={`${cardLabel(face)}${said}`}
    >
      {favour > 0 && (
        <Note tone="call" at="side">
          +{favour}
        </Note>
      )}
      {prospect !== null && <QuestTag scene={scene} prospect={prospect} />}
    </TileThing>
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

function prospectOf({ view, near, hiring, sending, locale }: Scene, quest: number): Prospect {
  const guild = view.players[near]!.guild;
  const isMine = view.active === near;
  const all = isMine && sending === quest ? [...view.sent, ...guild] : guild;
  const soon = hiring !== null && isMine && bandMeets(quest, all, [hiring.card]);
  return {
    lack: lacksFor(quest, all),
    cards: planBand(all, quest)?.length ?? null,
    soon: soon ? speech(locale).called(CITIZENS[hiring.card]!.id) : null,
  };
}

function inWords({ say }: Scene, { lack, cards, soon }: Prospect): string {
  if (cards !== null) return say('payable', { n: cards });
  if (soon !== null) return say('payable-with', { name: soon });
  const means = [
    ...lack.roles.map((n, i) => ({ what: ROLES[i]!, n })),
    ...lack.resources.map((n, i) => ({ what: RESOURCES[i]!, n })),
  ].filter(({ n }) => n > 0);
  return say('lack-of', { means });
}

interface TagProps {
  readonly scene: Scene;
  readonly prospect: Prospect;
}

/** Hangs below a Quest: payable, payable soon, or what is lacking. */
function QuestTag({ scene: { say }, prospect }: TagProps) {
  const { isSmall, mode } = usePlan();
  const { cards, soon, lack } = prospect;
  if (cards !== null)
    return <Tag state="can">{isSmall ? say('payable-short') : say('payable', { n: cards })}</Tag>;
  if (soon !== null)
    return (
      <Tag state="soon">
        {mode === 'wide' ? say('payable-with', { name: soon }) : say('payable-then')}
      </Tag>
    );
  return (
    <Tag state="lack">
      <span>{say('lack')}</span>
      <Lacking lack={lack} most={5} />
    </Tag>
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
    <span className="qv-lacking">
      {shown.map(({ icon, text }, i) => (
        <Token key={`${icon} ${i}`} icon={icon} text={text} />
      ))}
      {shown.length < tokens.length && <b>+{tokens.length - shown.length}</b>}
    </span>
  );
}
