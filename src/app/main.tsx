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
import { stampLanguage } from './language/stampLanguage.ts';
import { showStartFailure } from './showStartFailure.ts';
import { enter } from './entry/enter.ts';
import { loadRegion } from './site/loadRegion.ts';
import { readStamp } from './site/readStamp.ts';
import { stepBrowser } from './stepBrowser.ts';

config({ jitless: true }); // a strict Content-Security-Policy refuses compiled schemas

/** Starts the portal of the site that the server stamped on this page. */
async function start(root: HTMLElement) {
  const { site, language: stamped, environment } = readStamp(document);
  const storage = browserStorage();
  const url = new URL(location.href);
  const { account, cleaned } = enter(storage, {
    url,
    referrer: document.referrer,
    now: Date.now(),
  });
  if (cleaned !== null) history.replaceState(history.state, '', cleaned);
  // The stamped language is on its way already: hardly anybody wants another.
  const [region, stampedTexts] = await Promise.all([
    loadRegion(site.region),
    loadTexts(stamped, shownParts),
  ]);
  const wishes = {
    account: null,
    query: url.searchParams.get('default_language'),
    stored: storage.read('language'),
  };
  const language = chooseLanguage(wishes, region.navBar.switchLang);
  const texts = language === stamped ? stampedTexts : await loadTexts(language, shownParts);
  stampLanguage(document, language);
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
