// @ts-check
import { Failure } from '../process/Failure.mjs';
import { canInstallDebianPackages, installDebianPackages, isDebian } from './debian.mjs';
import { findBrowser } from './findBrowser.mjs';
import { findMissingFonts } from './findMissingFonts.mjs';
import { installBrowser, installBrowserLibraries } from './installBrowser.mjs';
import { startsBrowser } from './startsBrowser.mjs';

const FONTS = ['fonts-noto-core', 'fonts-noto-cjk', 'fontconfig'];

/**
 * Makes sure that there is a browser which starts, and fonts for every script; installs what it
 * can and prints what it found.
 *
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 * @throws {Failure} one sentence per thing that is still missing, saying how to get it
 */
export async function setUpBrowser(signal) {
  const problems = [await ensureBrowser(signal), await ensureFonts(signal)];
  const sentences = problems.filter((problem) => problem !== undefined);
  if (sentences.length > 0) throw new Failure(sentences.join('\n'));
}

/**
 * @param {AbortSignal} signal
 * @returns {Promise<string | undefined>} what is wrong
 */
async function ensureBrowser(signal) {
  if (findBrowser() === null) await installBrowser(signal);
  const browser = findBrowser();
  if (browser === null)
    return `No browser was found and none could be installed: ${howToInstall()}`;

  let problem = await startsBrowser(browser);
  signal.throwIfAborted();
  if (
    problem !== undefined &&
    browser.source.startsWith('Playwright') &&
    canInstallDebianPackages()
  ) {
    await installBrowserLibraries(signal);
    problem = await startsBrowser(browser);
    signal.throwIfAborted();
  }
  if (problem !== undefined) {
    return `The browser ${browser.path} does not start (${problem}): ${howToInstall()}`;
  }
  console.log(`Browser: ${browser.source}, ${browser.path}`);
  return undefined;
}

/**
 * @param {AbortSignal} signal
 * @returns {Promise<string | undefined>} what is wrong
 */
async function ensureFonts(signal) {
  if (findMissingFonts().length > 0 && canInstallDebianPackages()) {
    const { ok, output } = await installDebianPackages(FONTS, signal);
    if (!ok) console.log(output);
  }
  const missing = findMissingFonts();
  if (missing.length === 0) {
    console.log('Fonts: every script has one');
    return undefined;
  }
  const how = isDebian()
    ? `run \`sudo apt-get install ${FONTS.join(' ')}\``
    : 'install fontconfig and the Noto fonts (core and CJK)';
  return `This machine has no font for ${missing.join(', ')}, so that tests would measure boxes: ${how}.`;
}

/** What a person can do about a missing or broken browser. */
function howToInstall() {
  const own = 'npx playwright install --with-deps chromium-headless-shell';
  const debian = isDebian() ? '`sudo apt-get install chromium-headless-shell` or ' : '';
  return `run ${debian}\`${own}\`, or set PORTICO_BROWSER to the path of a Chromium or Chrome.`;
}
