// @ts-check
// Prints the browser that tests use as JSON, for programs that cannot import it.
import { Failure } from '../process/Failure.mjs';
import { runMain } from '../process/runMain.mjs';
import { findBrowser } from './findBrowser.mjs';

await runMain(async () => {
  const browser = findBrowser();
  if (browser === null)
    throw new Failure(
      'No browser was found. Run `npm run setup:browser`, which installs one or prints how.',
    );
  console.log(JSON.stringify(browser));
  return 0;
});
