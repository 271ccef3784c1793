import type { Agreed, Save } from '@castellan/kernel';
import { settingsOf } from '@castellan/kernel';
import type { Shuffle } from '@castellan/protocol';
import { checkShuffle } from '@castellan/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { ScreenProps } from '../app/router.ts';
import { Loading } from '../app/waiting.tsx';
import { useApp } from '../app/app-context.ts';
import { NotFound } from '../app/not-found.tsx';
import { useGame } from '../game-bundle.ts';
import { Playback } from '../screens/replay/playback.tsx';
import type { Proved } from '../screens/replay/proof.tsx';
import { Proof } from '../screens/replay/proof.tsx';
import { listed } from '../strings/text.ts';
import { KeepButton } from './keep-button.tsx';
import { kept } from './shuffle-receipts.ts';
import type { OnlineKey } from './strings/text.ts';
import { useTell } from './strings/text.ts';
import { TableGone } from './table-gone.tsx';
import type { RecordedGame } from './use-record.ts';
import { readRecord, seatedAtHome } from './use-record.ts';

/** `#/watch/<id>`: a finished table of this server, to be looked at again by anyone with the link. */
export function OnlineReplay({ words: [id = ''] }: ScreenProps) {
  const [found, setFound] = useState<RecordedGame | 'reading' | null>('reading');
  useEffect(() => {
    let isHere = true;
    void readRecord(id).then(saved => isHere && setFound(saved));
    return () => {
      isHere = false;
    };
  }, [id]);
  if (found === 'reading') return <Loading />;
  if (found === null) return <TableGone />;
  return <Shown saved={found} />;
}

function Shown({ saved }: { readonly saved: RecordedGame }) {
  const { shuffle, save, names } = saved;
  const { say } = useApp();
  const tell = useTell();
  const bundle = useGame(saved.game);
  if (bundle === null) return <NotFound text={say('badUnknownGame', { game: saved.game })} />;
  return (
    <Playback
      bundle={bundle}
      saved={saved}
      seatedAt={viewer => seatedAtHome(saved, viewer)}
      {...(shuffle === null ? { names } : {})}
      more={
        <>
          <p className="cw-actions">
            <KeepButton game={saved} />
          </p>
          {shuffle === null ? (
            <p>{tell('begunAloneThen')}</p>
          ) : (
            <ShuffleChecks shuffle={shuffle} save={save} />
          )}
        </>
      }
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
