import type { BoardPart, Size } from '@castellan/table';
import { Note, Tag, TileThing, Token, usePlan } from '@castellan/table';
import { RESOURCES, ROLES } from '../cards/language.ts';
import { QUESTS } from '../cards/quests.ts';
import type { Lack } from '../view.ts';
import { bandMeets, favourOf, lacksFor, planBand } from '../view.ts';
import type { Scene } from './scene.ts';
import { citizenId, questId } from './scene.ts';
import { speech } from './speech.ts';
import { questTile } from './tiles.ts';

interface QuestProps extends BoardPart<Scene> {
  readonly quest: number;
  readonly size: Size;
  /** Without the mark below that tells whether it could be completed. */
  readonly bare?: boolean | undefined;
}

/** The rim of the mark below a Quest, and the least that a token in it needs. */
const TAG_RIM = 24;
const TAG_TOKEN = 17;

/** A Quest that may be taken or completed: what it asks for and brings, and below whether your Guild can pay it. */
export function QuestThing({ scene, quest, size, bare = false }: QuestProps) {
  const { me, view, say, locale } = scene;
  const { isSmall, mode } = usePlan();
  const prospect = bare || me === null ? null : prospectOf(scene, quest);
  const { lack, state, said, short } = prospect ?? {};
  // What the viewer's own Guild Master adds: nobody else sees it.
  const favour = me === null ? 0 : favourOf(view, me, QUESTS[quest]!.type);
  const isShort = state === 'can' ? isSmall : mode !== 'wide';
  return (
    <TileThing
      card={questTile(`quest:${questId(quest)}`, locale, size.height, lack)}
      size={size}
      said={favour > 0 ? `${said ?? ''} ${say('favour', { n: favour })}` : said}
    >
      {favour > 0 && (
        <Note tone="call" at={isSmall ? 'side' : 'top'}>
          {isSmall ? <Token icon="vp" text={`+${favour}`} /> : say('favour-short', { n: favour })}
        </Note>
      )}
      {state === 'lack' && (
        <Tag state="lack">
          <span>{short}</span>
          <Lacking
            lack={lack!}
            most={Math.max(5, Math.floor((size.width - TAG_RIM) / TAG_TOKEN))}
          />
        </Tag>
      )}
      {(state === 'can' || state === 'soon') && <Tag state={state}>{isShort ? short : said}</Tag>}
    </TileThing>
  );
}

/** What a Quest is to the one near by: payable, payable with the Citizen that is being hired, or what is lacking. */
function prospectOf({ view, near, hiring, sending, say, locale }: Scene, quest: number) {
  const { guild } = view.players[near]!;
  const isMine = view.active === near;
  const all = isMine && sending === quest ? [...view.sent, ...guild] : guild;
  const lack = lacksFor(quest, all);
  const n = planBand(all, quest)?.length;
  if (n !== undefined)
    return {
      lack,
      state: 'can',
      said: say('payable', { n }),
      short: say('payable-short'),
    } as const;
  if (hiring !== null && isMine && bandMeets(quest, all, [hiring.card])) {
    const said = say('payable-with', { name: speech(locale).called(citizenId(hiring.card)) });
    return { lack, state: 'soon', said, short: say('payable-then') } as const;
  }
  const means = [
    ...lack.roles.map((n, i) => ({ what: ROLES[i]!, n })),
    ...lack.resources.map((n, i) => ({ what: RESOURCES[i]!, n })),
  ].filter(({ n }) => n > 0);
  return { lack, state: 'lack', said: say('lack-of', { means }), short: say('lack') } as const;
}

interface LackingProps {
  readonly lack: Lack;
  /** How many tokens have room; the card itself marks the others. */
  readonly most: number;
}

/** What is lacking, as tokens: resources first, since they have numbers. */
export function Lacking({ lack, most }: LackingProps) {
  const tokens = [
    ...lack.resources.flatMap((n, i) => (n === 0 ? [] : [{ icon: RESOURCES[i]!, text: `${n}` }])),
    ...lack.roles.flatMap((n, i) =>
      Array.from({ length: n }, () => ({ icon: `role:${ROLES[i]!}` })),
    ),
  ];
  const shown = tokens.length > most ? tokens.slice(0, most - 1) : tokens;
  return (
    <span className="qv-lacking">
      {shown.map((token, i) => (
        <Token key={i} {...token} yields />
      ))}
      {shown.length < tokens.length && '…'}
    </span>
  );
}
