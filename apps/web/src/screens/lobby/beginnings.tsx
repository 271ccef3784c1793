import { aboutIn } from '@castellan/kernel';
import { useApp } from '../../app/app-context.ts';
import { Glyph } from '../../app/glyph.tsx';
import { href } from '../../app/router.ts';
import type { TopSeat } from '../../app/table-top.tsx';
import { TableTop } from '../../app/table-top.tsx';
import { games } from '../../games.ts';

/** Who is new has no table yet: of these, each has a place free at its foot. */
export function Beginnings() {
  const { say, locale } = useApp();
  const [first] = games;
  const game = aboutIn(first!.about, locale).name;
  return (
    <ul className="cw-saved">
      <Beginning
        to={href('learn', first!.id)}
        game={first!.id}
        faces={[{ name: '', bot: 'steward' }]}
        title={say('learnByPlaying')}
        line={say('learnLine', { game })}
      />
      <Company />
      <ImportPlace />
    </ul>
  );
}

/** Tables with other people. */
export function Company() {
  const { say } = useApp();
  const [, second, , , last] = games;
  return (
    <>
      <Beginning
        to={href('friends')}
        game={second!.id}
        faces={[{ name: 'Ada' }, { name: 'Bruno' }]}
        title={say('withFriends')}
        line={say('withFriendsLine')}
      />
      <Beginning
        to={href('find')}
        game={last!.id}
        faces={[{ name: 'Clara' }, { name: 'Dietrich' }, { name: 'Emma' }]}
        title={say('withOthers')}
        line={say('withOthersLine')}
      />
    </>
  );
}

interface BeginningProps {
  readonly to: string;
  readonly game: string;
  readonly faces: readonly TopSeat[];
  readonly title: string;
  readonly line: string;
}

const Beginning = ({ to, game, faces, title, line }: BeginningProps) => (
  <li>
    <a className="cw-top-link" href={to}>
      <TableTop game={game} seats={[{ name: null }, ...faces]} face={38} />
      <b>{title}</b>
      <small>{line}</small>
    </a>
  </li>
);

/** A hollow in the wood: here a game can be laid that comes from elsewhere. */
export function ImportPlace() {
  const { say } = useApp();
  return (
    <li>
      <a className="cw-top-link" href={href('import')}>
        <span className="cw-top-hollow">
          <Glyph name="upload" />
        </span>
        <b>{say('importGame')}</b>
        <small>{say('fromFile')}</small>
      </a>
    </li>
  );
}
