import { useApp } from '../../app/app-context.ts';
import { Screen } from '../../app/screen.tsx';
import { SettingsForm } from './settings-form.tsx';

export function SettingsScreen() {
  const { say } = useApp();
  return (
    <Screen title={say('settingsTitle')} width="text">
      <section className="cw-panel">
        <SettingsForm />
      </section>
    </Screen>
  );
}
