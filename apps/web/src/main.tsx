import '@castellan/table/theme';
import { StrictMode } from 'preact/compat';
import { createRoot } from 'preact/compat/client';
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
createRoot(document.querySelector('#app')!).render(
  <StrictMode>
    <AppProvider database={database} settings={settings}>
      <App />
    </AppProvider>
  </StrictMode>,
);
