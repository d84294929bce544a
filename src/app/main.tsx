import '../styles/styles.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { config } from 'zod/mini';
import { chooseLanguage } from '../i18n/chooseLanguage.ts';
import { createTexts } from '../i18n/createTexts.ts';
import { loadTexts } from '../i18n/loadTexts.ts';
import { shownParts } from './language/shownParts.ts';
import { App } from './App.tsx';
import { browserStorage } from './browserStorage.ts';
import { createServices } from './createServices.ts';
import { setDocumentLanguage } from './language/setDocumentLanguage.ts';
import { showStartFailure } from './showStartFailure.ts';
import { enter } from './entry/enter.ts';
import { loadRegion } from './site/loadRegion.ts';
import { readSiteData } from './site/readSiteData.ts';
import { stepBrowser } from './stepBrowser.ts';

config({ jitless: true }); // a strict Content-Security-Policy blocks compiled schemas

/** Starts the portal of the site in the page's site data. */
async function start(root: HTMLElement) {
  const { site, language: pageLanguage, environment } = readSiteData(document);
  const storage = browserStorage();
  const url = new URL(location.href);
  const { account, cleaned } = enter(storage, {
    url,
    referrer: document.referrer,
    now: Date.now(),
  });
  if (cleaned !== null) history.replaceState(history.state, '', cleaned);
  // The texts of the page's language load in parallel, since few users choose another one.
  const [region, pageTexts] = await Promise.all([
    loadRegion(site.region),
    loadTexts(pageLanguage, shownParts),
  ]);
  const preferences = {
    account: null,
    query: url.searchParams.get('default_language'),
    stored: storage.read('language'),
  };
  const language = chooseLanguage(preferences, region.navBar.switchLang);
  const texts = language === pageLanguage ? pageTexts : await loadTexts(language, shownParts);
  setDocumentLanguage(document, language);
  const embedded = window.parent !== window;
  const services = createServices({
    ...{ site, region, environment, storage, embedded, location, stepBrowser },
    ...{ query: url.searchParams, account },
  });
  createRoot(root).render(
    <BrowserRouter>
      <App services={services} texts={createTexts(language, texts)} />
    </BrowserRouter>,
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with id `root`; put it back.');
start(root).catch((error: unknown) => showStartFailure(root, error));
