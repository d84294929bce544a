import '../styles/styles.css';
import './first-screen/firstScreen.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { config } from 'zod/mini';
import { knowNames } from '../i18n/displayName.ts';
import { chooseLanguage } from '../i18n/chooseLanguage.ts';
import { createI18n } from '../i18n/createI18n.ts';
import type { RegionConfig } from '../domain/region/RegionConfig.ts';
import { loadShownTexts, namedTextParts, textsInPage } from './language/loadShownTexts.ts';
import { App } from './App.tsx';
import { browserStorage } from '../features/browserStorage.ts';
import { createServices } from './createServices.ts';
import { setDocumentLanguage } from './language/setDocumentLanguage.ts';
import { enter } from './entry/enter.ts';
import { failToStart } from './start-failure/failToStart.ts';
import { loadFirstParts } from './first-screen/loadFirstParts.ts';
import { namesInPage } from './site/namesInPage.ts';
import { partInPage } from './site/partInPage.ts';
import { readSiteData } from './site/readSiteData.ts';
import { stepBrowser } from './stepBrowser.ts';

config({ jitless: true }); // a strict Content-Security-Policy blocks compiled schemas

/** The region of the page, with what its first render needs. */
async function regionOf(id: string): Promise<RegionConfig> {
  const named = await partInPage<RegionConfig>(document, 'region');
  const region = named ?? (await (await import('./site/loadRegion.ts')).loadRegion(id));
  await loadFirstParts(region);
  return region;
}

/** Starts the portal of the site in the page's site data. */
async function start(root: HTMLElement) {
  const { site, language: pageLanguage, environment } = readSiteData(document);
  knowNames(namesInPage(document), pageLanguage);
  const storage = browserStorage();
  const url = new URL(location.href);
  const { account, cleaned, arrived } = enter(storage, {
    url,
    referrer: document.referrer,
    now: Date.now(),
  });
  if (cleaned !== null) history.replaceState(history.state, '', cleaned);
  const parts = namedTextParts(document);
  // The texts of the page's language load in parallel, since few users choose another one.
  const [region, pageTexts] = await Promise.all([
    regionOf(site.region),
    textsInPage(document, parts),
  ]);
  const preferences = {
    account: null,
    query: url.searchParams.get('default_language'),
    stored: storage.read('language'),
  };
  const language = chooseLanguage(preferences, region.navBar.switchLang);
  const texts =
    (language === pageLanguage ? pageTexts : null) ?? (await loadShownTexts(language, parts));
  setDocumentLanguage(document, language);
  const embedded = window.parent !== window;
  const services = createServices({
    ...{ site, region, environment, storage, embedded, location, stepBrowser },
    ...{ account, arrived },
  });
  const app = (
    <BrowserRouter>
      <App services={services} i18n={createI18n(language, texts)} parts={parts} />
    </BrowserRouter>
  );
  // What the guard hid is not what this seller keeps.
  if (root.hasChildNodes() && !('late' in document.documentElement.dataset))
    startTransition(() => void hydrateRoot(root, app)); // in slices, so that a key is never long without a response
  else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with id `root`; put it back.');
// A task of its own, after the one that runs the modules.
const { port1, port2 } = new MessageChannel();
port1.addEventListener('message', () => {
  port1.close();
  start(root).catch((error: unknown) => failToStart(root, error));
});
port1.start();
port2.postMessage(null);
