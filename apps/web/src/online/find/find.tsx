import type { OfferFilter, Offers } from '@castellan/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { ScreenProps } from '../../app/router.ts';
import { Screen } from '../../app/screen.tsx';
import { OnlineGround } from '../online-ground.tsx';
import { useLobbyNews } from '../use-lobby-news.ts';
import { Companions } from './companions.tsx';
import { offers } from './find-api.ts';
import { OpenTables } from './open-tables.tsx';
import { PlayedNow } from './played-now.tsx';
import { Quick } from './quick.tsx';
import { useFindText } from './text.ts';
import { useSeeking } from './use-seeking.ts';
import '../../people/people-tokens.css';
import './find.css';

/** `#/find`: a seat among strangers, at once or at a table that is open. */
export function Find(_: ScreenProps) {
  const tell = useFindText();
  return (
    <OnlineGround behind={{ title: tell('title'), lead: tell('seatNowLead') }}>
      <FindHere />
    </OnlineGround>
  );
}

const NOTHING: Offers = { free: [], played: [], invited: [], waiting: [] };
/** Those who wait come and go unannounced. */
const LOOK_MS = 15_000;

function FindHere() {
  const tell = useFindText();
  const [filter, setFilter] = useState<OfferFilter>({});
  const [found, setFound] = useState<Offers>(NOTHING);
  const atSeeking = useSeeking();
  const look = (isHere: () => boolean): void => {
    offers(filter).then(
      seen => isHere() && setFound(seen),
      () => {},
    );
  };
  useLobbyNews(isHere => {
    look(isHere);
    atSeeking.look();
  });
  useEffect(() => {
    let isHere = true;
    look(() => isHere);
    const timer = setInterval(() => look(() => isHere), LOOK_MS);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- looks again when something else is looked for
  }, [filter]);
  return (
    <Screen title={tell('title')} width="whole" isTitleHidden>
      <div className="cf-find">
        <Quick at={atSeeking} waiting={found.waiting} />
        <div className="cf-hall">
          <OpenTables filter={filter} found={found} onFilter={setFilter} />
          <Companions />
          <PlayedNow tables={found.played} />
        </div>
      </div>
    </Screen>
  );
}
