import '@castellan/table/theme';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { AppProvider } from './app/app-provider.tsx';
import { openDatabase } from './store/database.ts';
import { loadPreferences } from './store/preferences.ts';
import { speak } from './strings/speak.ts';
import './styles/fonts.css';
import './styles/base.css';

const database = await openDatabase();
const settings = await loadPreferences(database);
await speak(settings.locale);
render(
  <AppProvider database={database} settings={settings}>
    <App />
  </AppProvider>,
  document.querySelector('#app')!,
);
