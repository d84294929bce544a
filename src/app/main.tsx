import '../styles/styles.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { config } from 'zod/mini';
import { createTexts } from '../i18n/createTexts.ts';
import { loadTexts } from '../i18n/loadTexts.ts';
import { App } from './App.tsx';
import { createServices } from './createServices.ts';
import { showStartFailure } from './showStartFailure.ts';
import { loadRegion } from './site/loadRegion.ts';
import { readStamp } from './site/readStamp.ts';

config({ jitless: true }); // a strict Content-Security-Policy refuses compiled schemas

/** Starts the portal of the site that the server stamped on this page. */
async function start(root: HTMLElement) {
  const { site, language, environment } = readStamp(document);
  const [region, texts] = await Promise.all([loadRegion(site.region), loadTexts(language)]);
  const services = createServices({ region, environment, location });
  createRoot(root).render(
    <BrowserRouter>
      <App services={services} texts={createTexts(language, texts)} />
    </BrowserRouter>,
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with id `root`; put it back.');
start(root).catch((error: unknown) => showStartFailure(root, error));
