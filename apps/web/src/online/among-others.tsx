import type { Agreed, Save } from '@castellan/kernel';
import { settingsOf } from '@castellan/kernel';
import type { Ending, Shuffle } from '@castellan/protocol';
import { checkShuffle } from '@castellan/protocol';
import { useApp } from '../app/app-context.ts';
import type { Proved } from '../screens/replay/proof.tsx';
import { Proof } from '../screens/replay/proof.tsx';
import { listed } from '../strings/text.ts';
import { endingText } from './in-place.tsx';
import { kept } from './shuffle-receipts.ts';
import type { OnlineKey } from './strings/text.ts';
import { useTell } from './strings/text.ts';

interface AmongOthersProps {
  readonly save: Save;
  readonly names: readonly string[];
  /** Null: it was begun alone. */
  readonly shuffle: Shuffle | null;
  readonly ending: Ending | null;
}

/** What is known of a game that was played on a server: how it ended without its rules, and how it was shuffled. */
export function AmongOthers({ save, names, shuffle, ending }: AmongOthersProps) {
  const tell = useTell();
  const { locale } = useApp();
  const named = (seats: readonly number[]): string =>
    listed(
      locale,
      seats.map(seat => names[seat]!),
    );
  return (
    <>
      {ending !== null && ending.why !== 'played' && (
        <p className="cw-ending">{endingText(ending, named, tell, [])}</p>
      )}
      {shuffle === null ? (
        <p>{tell('begunAloneThen')}</p>
      ) : (
        <ShuffleChecks shuffle={shuffle} save={save} />
      )}
    </>
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
      {shuffle.before !== undefined && (
        <>
          <p>{tell('promiseWas')}</p>
          <p className="cw-code">{shuffle.before}</p>
        </>
      )}
    </Proof>
  );
}
