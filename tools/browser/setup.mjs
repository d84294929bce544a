// @ts-check
// `npm run setup:browser`: the browser and the fonts that tests and pictures need.
import { runMain } from '../process/runMain.mjs';
import { setUpBrowser } from './setUpBrowser.mjs';

await runMain(async (signal) => {
  await setUpBrowser(signal);
  return 0;
});
