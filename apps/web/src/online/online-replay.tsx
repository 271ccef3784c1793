import type { Agreed, Save } from '@castellan/kernel';
import { readSave, settingsOf } from '@castellan/kernel';
import type { Shuffle } from '@castellan/protocol/net';
import { checkShuffle } from '@castellan/protocol/net';
import { useEffect, useState } from 'preact/hooks';
import type { ScreenProps } from '../app/router.ts';
import { Loading } from '../app/waiting.tsx';
import { useApp } from '../app/app-context.ts';
import { NotFound } from '../app/not-found.tsx';
import { useGame } from '../game-bundle.ts';
import { Playback } from '../screens/replay/playback.tsx';
import type { Proved } from '../screens/replay/proof.tsx';
import { Proof } from '../screens/replay/proof.tsx';
import { sittersFrom } from '../seating.ts';
import type { SavedGame } from '../store/saved-game.ts';
import { listed } from '../strings/text.ts';
import { kept } from './shuffle-receipts.ts';
import { record } from './server-api.ts';
import type { OnlineKey } from './strings/text.ts';
import { useTell } from './strings/text.ts';
import { TableGone } from './table-gone.tsx';

interface Found {
  readonly saved: SavedGame;
  readonly shuffle: Shuffle;
}

/** `#/watch/<id>`: a finished table of this server, to be looked at again by anyone with the link. */
export function OnlineReplay({ words: [id = ''] }: ScreenProps) {
  const [found, setFound] = useState<Found | 'reading' | 'none'>('reading');
  useEffect(() => {
    let isHere = true;
    record(id).then(
      ({ save, shuffle }) => isHere && setFound({ saved: savedFrom(id, readSave(save)), shuffle }),
      () => isHere && setFound('none'),
    );
    return () => {
      isHere = false;
    };
  }, [id]);
  if (found === 'reading') return <Loading />;
  if (found === 'none') return <TableGone />;
  return <Shown {...found} />;
}

function savedFrom(id: string, save: Save): SavedGame {
  const seating = save.seating ?? [];
  return {
    id: `online-${id}`,
    title: save.game,
    game: save.game,
    save,
    sitters: sittersFrom(seating),
    names: seating.map(({ name }) => name),
    updated: 0,
    over: true,
  };
}

function Shown({ saved, shuffle }: Found) {
  const { say } = useApp();
  const bundle = useGame(saved.game);
  if (bundle === null) return <NotFound text={say('badUnknownGame', { game: saved.game })} />;
  return (
    <Playback
      bundle={bundle}
      saved={saved}
      more={<ShuffleChecks shuffle={shuffle} save={saved.save} />}
    />
  );
}

/** What can be said about the shuffle, now that the secret is told. */
function ShuffleChecks({ shuffle, save }: { readonly shuffle: Shuffle; readonly save: Save }) {
  const tell = useTell();
  const { locale } = useApp();
  const { game, rulesVersion, seating, seed } = save;
  const agreed: Agreed = { game, rulesVersion, settings: settingsOf(save), seating, seed };
  const findings = checkShuffle(shuffle, agreed, kept(shuffle.table));
  const names = findings.leftOut.map(seat => seating?.[seat]?.name ?? `${seat + 1}`);
  const line = (isSo: boolean | null, sure: OnlineKey, unsure: OnlineKey): Proved | null =>
    isSo === null ? null : { key: sure, isSure: isSo, text: tell(isSo ? sure : unsure) };
  const untried = (key: OnlineKey): Proved => ({
    key,
    isSure: false,
    isUntried: true,
    text: tell(key),
  });
  const lines = [
    line(findings.isPromised, 'fairPromised', 'notFairPromised'),
    line(findings.isMixed, 'fairMixed', 'notFairMixed'),
    findings.isKept === null
      ? untried('unknownKept')
      : line(findings.isKept, 'fairKept', 'notFairKept'),
    findings.isMine === 'refused'
      ? untried('refusedMine')
      : line(findings.isMine, 'fairMine', 'notFairMine'),
    names.length === 0
      ? { key: 'fairAll', isSure: true, text: tell('fairAll') }
      : { key: 'fairAll', isSure: false, text: tell('leftOut', { names: listed(locale, names) }) },
  ].filter(one => one !== null);
  return (
    <Proof title={tell('fair')} lead={tell('fairLead')} findings={lines}>
      <p>{tell('promiseIs')}</p>
      <p className="cw-code">{shuffle.promise}</p>
    </Proof>
  );
}
