import { useLooks } from '../context.tsx';
import { Sign } from '../icon/operator.tsx';
import { useStore } from '../view.ts';

/** Whether a bot plays a seat. */
function useIsBot(seat: number): boolean {
  const { company } = useLooks();
  return useStore(company.subscribe, () => company.isBot(seat));
}

/** What the viewer calls a seat: "You", or its name. */
export function useSeatName(): (seat: number) => string {
  const { who, text } = useLooks();
  return seat => (seat === who.you ? text('you') : who(seat));
}

/** The mark of a bot, beside its name. */
export function BotSign({ seat }: { readonly seat: number }) {
  const { text } = useLooks();
  if (!useIsBot(seat)) return null;
  return (
    <span className="ct-bot" role="img" aria-label={text('bot')} title={text('bot')}>
      <Sign path="M6 9.500h12V19H6zM12 9.500V6M12 5.200h.010M9.500 13.500h.010M14.500 13.500h.010M9.800 16.400h4.400M3.500 12.500V16M20.500 12.500V16" />
    </span>
  );
}

/** The name of a seat where it stands for itself. */
export function SeatName({ seat }: { readonly seat: number }) {
  return (
    <>
      {useSeatName()(seat)}
      <BotSign seat={seat} />
    </>
  );
}
