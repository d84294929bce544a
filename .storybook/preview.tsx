import '../src/styles/styles.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { configure } from 'storybook/test';
import addonMsw from 'msw-storybook-addon';
import { reportedActions } from './reportedActions.ts';
import { storyBackend as backend } from './storyBackend.ts';
import { loadRegion } from '../src/app/site/loadRegion.ts';
import { axeTags } from './axeTags.ts';
import { ComponentPage } from './ComponentPage.tsx';
import { initialGlobals } from './initialGlobals.ts';
import { pictured } from './modes.ts';
import { storyI18n } from './storyI18n.ts';
import { globalTypes } from './toolbar.ts';
import { viewportOptions } from './windows.ts';
import { withTexts } from './withTexts.tsx';
import { withoutElements } from './withoutElements.ts';

// An upper limit for slow machines; it does not slow down fast ones.
configure({ asyncUtilTimeout: 15_000 });

async function startWorker() {
  const started = setupWorker();
  await started.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return started;
}

// All stories of a docs page share one worker.
let worker: ReturnType<typeof startWorker> | undefined;

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(() => (worker ??= startWorker()))],
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'centered',
    controls: { expanded: true },
    chromatic: pictured,
    docs: { page: ComponentPage },
    options: {
      storySort: {
        order: [
          'Docs',
          ['Welcome', 'Look', 'Adding', 'Regions'],
          'Screens',
          'Pages',
          'Flows',
          'Errors',
          'Components',
        ],
      },
    },
    a11y: {
      test: 'error',
      options: {
        runOnly: axeTags,
        preload: false, // fetches the styles once more, for rules that are not run
        // Parts of a page have no landmarks of their own; the conformance suite checks whole pages.
        rules: { region: { enabled: false } },
      },
    },
    viewport: { options: viewportOptions },
  },
  loaders: [
    async ({ globals }) => {
      const region = await loadRegion(String(globals['region']));
      const language =
        globals['language'] === 'region'
          ? region.navBar.switchLang.defaultLang
          : String(globals['language']);
      return { region, language, i18n: await storyI18n(language) };
    },
  ],
  argTypesEnhancers: [withoutElements],
  decorators: [withTexts],
  async beforeEach({ msw, globals, parameters }) {
    globalThis.porticoCovers = [];
    backend.reset();
    const scenario: unknown =
      globals['scenario'] === 'story' ? parameters['scenario'] : globals['scenario'];
    await backend.setScenario(typeof scenario === 'string' ? scenario : 'default');
    msw.use(...backend.handlers);
    sessionStorage.clear();
    localStorage.removeItem('registration_data'); // removes the experiments of an earlier story
    return reportedActions(msw, () => backend.world.events.all);
  },
  afterEach() {
    // A request that breaks its contract, or has no contract, fails the story.
    const broken = backend.world.calls.all.filter(
      ({ call, status }) => call === null || status === 400,
    );
    if (broken.length > 0)
      throw new Error(`Requests that break their contract or have none: ${JSON.stringify(broken)}`);
  },
});
