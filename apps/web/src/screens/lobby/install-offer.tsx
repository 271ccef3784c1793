import { useStore } from '@castellan/table';
import { useApp } from '../../app/app-context.ts';
import { Button } from '../../app/button.tsx';
import { install } from '../../pwa/install.ts';
import './install-offer.css';

/** Offers to put Castellan beside the other apps, where the browser can. */
export function InstallOffer() {
  const { say } = useApp();
  const canInstall = useStore(install.subscribe, install.isOffered);
  if (!canInstall) return null;
  return (
    <div className="cw-panel cw-install" role="note">
      <p>{say('installText')}</p>
      <Button glyph="download" label={say('install')} onPress={() => void install.ask()} />
      <Button tone="quiet" label={say('later')} onPress={install.decline} />
    </div>
  );
}
