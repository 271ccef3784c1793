import { Button } from '../app/button.tsx';
import { href } from '../app/router.ts';
import { useCopy } from './copy-line.tsx';
import './invite.css';
import { useGround } from './online-ground.tsx';
import { QrCode } from './qr-code.tsx';
import { useTell } from './strings/text.ts';

/** The address of a place on this server as others can open it: they can do nothing with "localhost". */
export function useAddress(): (...words: readonly string[]) => string {
  const { server } = useGround();
  const isLocal = /^(localhost|127\.|\[::1\])/.test(location.hostname);
  const base = (isLocal ? server.addresses[0] : undefined) ?? `${location.origin}/`;
  return (screen = '', ...words) => `${base}${href(screen, ...words)}`;
}

interface LinkCardProps {
  readonly address: string;
  readonly lead: string;
  /** Who points a camera at it. */
  readonly scan: string;
}

/** A link to copy, to share, and to scan. */
export function LinkCard({ address, lead, scan }: LinkCardProps) {
  const tell = useTell();
  const { field, copy } = useCopy(address);
  const canShare = 'share' in navigator;
  // On a phone people know its own share sheet.
  const isPhone = !matchMedia('(hover: hover)').matches;
  return (
    <div className="co-link">
      <p>{lead}</p>
      <input
        ref={field}
        className="cw-input cw-code"
        readOnly
        value={address}
        aria-label={lead}
        onFocus={event => event.currentTarget.select()}
      />
      <p className="cw-actions">
        <Button
          tone={canShare && isPhone ? undefined : 'main'}
          glyph="link"
          label={tell('copy')}
          onPress={() => void copy()}
        />
        {canShare && (
          <Button
            tone={isPhone ? 'main' : undefined}
            glyph="share"
            label={tell('share')}
            onPress={() => void navigator.share({ url: address }).catch(() => {})}
          />
        )}
      </p>
      <div className="co-scan">
        <QrCode text={address} />
        <p>{scan}</p>
      </div>
    </div>
  );
}
