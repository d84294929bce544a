// @ts-check
// Prints the browser that tests use as JSON, for programs that cannot import it.
import { findBrowser } from './findBrowser.mjs';

const browser = findBrowser();
if (browser === null) {
  console.error(
    'No browser was found. Run `npm run setup:browser`, which installs one or prints how.',
  );
  process.exitCode = 1;
} else {
  console.log(JSON.stringify(browser));
}
