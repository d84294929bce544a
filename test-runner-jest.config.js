import { getJestConfig } from '@storybook/test-runner';
import { findBrowser } from './tools/setup/browser/findBrowser.mjs';

const base = getJestConfig();
const browser = findBrowser();
if (browser === null)
  throw new Error('No browser was found. Run `npm run setup:browser`; it says what to install.');

export default {
  ...base,
  maxWorkers: 3, // each waits for frames a part of the time, so that three keep two cores busy
  testTimeout: 90_000, // a ceiling for a slow machine
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      launchOptions: { executablePath: browser.path, args: browser.args, headless: true },
    },
  },
};
