// @ts-check
import { createRequire } from 'node:module';

const LIMIT_MS = 30_000;

/**
 * Starts the browser once and closes it: a file that is there may still lack its libraries.
 *
 * @param {import('./findBrowser.mjs').FoundBrowser} browser
 * @returns {Promise<string | undefined>} why it does not start, or nothing when it does
 */
export async function startsBrowser({ path, args }) {
  try {
    /** @type {typeof import('playwright-core')} */
    const { chromium } = createRequire(import.meta.url)('playwright-core');
    const browser = await chromium.launch({
      executablePath: path,
      args,
      timeout: LIMIT_MS,
      // Signals are the caller's business.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    await browser.close();
    return undefined;
  } catch (error) {
    return reason(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Playwright's message goes on with the whole command line; one line of it says why.
 *
 * @param {string} message
 */
function reason(message) {
  const lines = message
    .split('\n')
    .map((line) => line.replace(/^[\s-]*(\[pid=\d+\]\[err\])?\s*/, ''));
  return (
    lines.find((line) => /error while loading|cannot open|not found|denied/i.test(line)) ?? lines[0]
  );
}
