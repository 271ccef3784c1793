import { CLOSED_TO_STRANGER } from '@castellan/client/socket';
import type { Announcement } from '@castellan/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { hearAnnounced } from './announced.tsx';
import { useGround } from './online-ground.tsx';
import { socketAddress } from './server-api.ts';

const RETRY_MS = 3000;

type LobbyNews = { readonly type: 'changed' } | ({ readonly type: 'announced' } & Announcement);

/** Looks at once, and again whenever the server says that something has changed. */
export function useLobbyNews(look: (isHere: () => boolean) => void): void {
  const { visit, askAgain } = useGround();
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    let isHere = true;
    let socket: WebSocket | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lookNow = (): void => latest.current(() => isHere);
    const connect = (): void => {
      socket = new WebSocket(socketAddress('/api/lobby'));
      socket.addEventListener('open', lookNow);
      socket.addEventListener('message', ({ data }) => {
        const news = JSON.parse(data) as LobbyNews;
        if (news.type === 'announced') hearAnnounced(news);
        else lookNow();
      });
      socket.addEventListener('close', ({ code }) => {
        if (!isHere) return;
        if (code === CLOSED_TO_STRANGER) void askAgain();
        else timer = setTimeout(connect, RETRY_MS);
      });
    };
    lookNow();
    connect();
    return () => {
      isHere = false;
      clearTimeout(timer);
      socket?.close();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- connects again when this device became someone
  }, [visit]);
}
