import '../src/styles/styles.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { configure } from 'storybook/test';
import addonMsw from 'msw-storybook-addon';
import { reportedActions } from '../stories/support/reportedActions.ts';
import { storyBackend as backend } from '../stories/support/storyBackend.ts';
import { loadRegion } from '../src/app/site/loadRegion.ts';
import { ComponentPage } from './ComponentPage.tsx';
import { storyTexts } from './storyTexts.ts';
import { globalTypes, initialGlobals } from './toolbar.ts';
import { withTexts } from './withTexts.tsx';

// A ceiling for a slow machine, not a wait.
configure({ asyncUtilTimeout: 15_000 });

async function startWorker() {
  const started = setupWorker();
  await started.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return started;
}

// A docs page shows many stories at once; they share one worker.
let worker: ReturnType<typeof startWorker> | undefined;

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(() => (worker ??= startWorker()))],
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'centered',
    controls: { expanded: true },
    docs: { page: ComponentPage },
    options: {
      storySort: { order: ['Docs', 'Screens', 'Errors', 'Components'] },
    },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // Parts of a page have no landmarks of their own; the conformance suite judges whole pages.
        rules: { region: { enabled: false } },
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        narrow: { name: 'Narrow 320', styles: { width: '320px', height: '640px' } },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  loaders: [
    async ({ globals }) => {
      const region = await loadRegion(String(globals['region']));
      const language =
        globals['language'] === 'region'
          ? region.navBar.switchLang.defaultLang
          : String(globals['language']);
      return { region, language, texts: await storyTexts(language) };
    },
  ],
  decorators: [withTexts],
  async beforeEach({ msw, globals, parameters }) {
    globalThis.porticoShown = [];
    backend.reset();
    const asked: unknown =
      globals['scenario'] === 'story' ? parameters['scenario'] : globals['scenario'];
    await backend.setScenario(typeof asked === 'string' ? asked : 'default');
    msw.use(...backend.handlers);
    sessionStorage.clear();
    localStorage.removeItem('registration_data'); // the experiments of an earlier story
    return reportedActions(msw, () => backend.world.events.all);
  },
  afterEach() {
    // A request that breaks its contract, or has none, fails the story that made it.
    const broken = backend.world.calls.all.filter(
      ({ call, status }) => call === null || status === 400,
    );
    if (broken.length > 0)
      throw new Error(`Requests outside of their contract: ${JSON.stringify(broken)}`);
  },
});
