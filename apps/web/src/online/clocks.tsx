import type { Who } from '@castellan/kernel';
import { SeatShield } from '@castellan/table';
import { useEffect, useState } from 'preact/hooks';
import { isBots } from './sitting.ts';
import { useTell } from './strings/text.ts';
import type { AtOnlineTable } from './use-online-table.ts';

const HURRY_MS = 15_000;
const LONG_MS = 3_600_000 * 20;

/** "1:05", or "2 d 3 h" where it is about days. */
function timeText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (ms >= LONG_MS) {
    const hours = Math.floor(seconds / 3600);
    return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  }
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const pad = (n: number): string => `${n}`.padStart(2, '0');
  return h > 0 ? `${h}:${pad(m)}:${pad(s)}` : `${m}:${pad(s)}`;
}

interface ClocksProps {
  readonly online: AtOnlineTable;
  readonly who: Who;
}

/** The clocks that are running, the viewer's own first: who must decide, and how long they still have. */
export function Clocks({ online, who }: ClocksProps) {
  const tell = useTell();
  const { ahead, room } = online;
  const clocks = online.scene?.clocks ?? null;
  const [now, setNow] = useState(() => Date.now());
  const isRunning = clocks?.some(clock => (clock?.since ?? null) !== null) === true;
  useEffect(() => {
    if (!isRunning) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isRunning, clocks]);
  if (clocks === null || !isRunning) return null;
  const own = room.you.seats;
  const { seats } = room;
  // A bot has no clock, nor does the person it plays for.
  const running = clocks
    .flatMap((clock, seat) =>
      clock === null || clock.since === null || isBots(seats[seat]!)
        ? []
        : [{ seat, left: clock.left, since: clock.since }],
    )
    .sort((a, b) => Number(own.includes(b.seat)) - Number(own.includes(a.seat)));
  if (running.length === 0) return null;
  return (
    <div
      className="co-clocks"
      role="timer"
      aria-live="off"
      data-own={own.includes(running[0]!.seat) || undefined}
    >
      {running.map(({ seat, left: full, since }) => {
        // On vacation a clock stands: it begins to run later.
        const left = full - Math.max(0, now + ahead - since);
        const time = timeText(left);
        const label = tell('timeLeft', { name: who(seat), time });
        return (
          <span
            key={seat}
            className="co-clock"
            data-hurry={left < HURRY_MS || undefined}
            title={label}
          >
            <span className="ct-hidden">{label}</span>
            <span aria-hidden="true">
              <SeatShield seat={seat} />
              <b>{who(seat)}</b> <span className="co-time">{time}</span>
            </span>
          </span>
        );
      })}
    </div>
  );
}
