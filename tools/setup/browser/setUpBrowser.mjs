// @ts-check
// `npm run setup:browser`: the browser and the fonts that tests and pictures need.
import { existsSync, readFileSync } from 'node:fs';
import { execa } from 'execa';
import { chromium } from 'playwright-core';
import { Failure } from '../process/Failure.mjs';
import { runMain } from '../process/runMain.mjs';
import { findBrowser } from './findBrowser.mjs';
import { findMissingFonts } from './findMissingFonts.mjs';

const FONTS = ['fonts-noto-core', 'fonts-noto-cjk', 'fontconfig'];
const DOWNLOAD_LIMIT_MS = 240_000;
const SHELL = 'chromium-headless-shell';

/** Debian, or a child of it such as Ubuntu. */
const isDebian =
  existsSync('/etc/os-release') &&
  existsSync('/usr/bin/apt-get') &&
  /^ID(_LIKE)?=.*\bdebian\b/m.test(readFileSync('/etc/os-release', 'utf8'));
const mayInstall = isDebian && process.getuid?.() === 0;

/**
 * Makes sure that there is a browser which starts, and fonts for every script; installs what it
 * can and prints what it found.
 *
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 * @throws {Failure} one sentence per thing that is still missing, with how to get it
 */
export async function setUpBrowser(signal) {
  const problems = [await ensureBrowser(signal), await ensureFonts(signal)].filter(Boolean);
  if (problems.length > 0) throw new Failure(problems.join('\n'));
}

/**
 * Runs a command; when it fails, prints the line of its output that gives the reason.
 *
 * @param {string} doing what is printed meanwhile
 * @param {string} command
 * @param {readonly string[]} args
 * @param {AbortSignal} signal
 * @returns {Promise<boolean>} whether it succeeded
 */
async function attempt(doing, command, args, signal) {
  console.log(`${doing} ...`);
  const { failed, all } = await execa(command, args, {
    // A closed network that swallows packets must not cost 30 seconds for each mirror.
    env: { DEBIAN_FRONTEND: 'noninteractive', PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
    all: true,
    cancelSignal: signal,
    killDescendants: true,
    preferLocal: true,
    reject: false,
    stdin: 'ignore',
    timeout: DOWNLOAD_LIMIT_MS,
  });
  signal.throwIfAborted();
  const lines = (all ?? '').split('\n');
  const reason = lines.findLast((line) => /error|failed|unable/i.test(line)) ?? lines.at(-1);
  if (failed) console.log(`${doing} failed: ${reason}`);
  return !failed;
}

/** @param {readonly string[]} names @param {AbortSignal} signal */
const installPackages = (names, signal) =>
  attempt(
    `Installing ${names.join(', ')}`,
    'sh',
    ['-c', `apt-get update && apt-get install -y --no-install-recommends ${names.join(' ')}`],
    signal,
  );

/**
 * Playwright's download, which many closed networks refuse, then Debian's packages.
 *
 * @param {AbortSignal} signal
 */
async function installBrowser(signal) {
  const download = ['install', SHELL];
  if (await attempt("Downloading Playwright's headless shell", 'playwright-core', download, signal))
    return;
  if (mayInstall && !(await installPackages([SHELL], signal)))
    await installPackages(['chromium'], signal);
}

/**
 * Starts a browser once and closes it: a file that is there may still lack its libraries.
 *
 * @param {import('./findBrowser.mjs').FoundBrowser} browser
 * @returns {Promise<string | undefined>} why it does not start
 */
async function startFailure({ path, args }) {
  try {
    await (await chromium.launch({ executablePath: path, args, timeout: 30_000 })).close();
    return undefined;
  } catch (error) {
    // The message goes on with the whole command line; one line of it is the reason.
    const lines = String(error)
      .split('\n')
      .map((line) => line.replace(/^[\s-]*(\[pid=\d+\]\[err\])?\s*/, ''));
    return (
      lines.find((line) => /while loading|cannot open|not found|denied/i.test(line)) ?? lines[0]
    );
  }
}

/**
 * @param {AbortSignal} signal
 * @returns {Promise<string | undefined>} what is wrong
 */
async function ensureBrowser(signal) {
  if (findBrowser() === null) await installBrowser(signal);
  const browser = findBrowser();
  const own = `npx playwright install --with-deps ${SHELL}`;
  const how = `run ${isDebian ? `\`sudo apt-get install ${SHELL}\` or ` : ''}\`${own}\`, or set PORTICO_BROWSER to the path of a Chromium or Chrome.`;
  if (browser === null) return `No browser was found and none could be installed: ${how}`;
  let problem = await startFailure(browser);
  if (problem !== undefined && browser.source.startsWith('Playwright') && mayInstall) {
    const libraries = ['install-deps', SHELL];
    await attempt("Installing the browser's libraries", 'playwright-core', libraries, signal);
    problem = await startFailure(browser);
  }
  signal.throwIfAborted();
  if (problem !== undefined)
    return `The browser ${browser.path} does not start (${problem}): ${how}`;
  console.log(`Browser: ${browser.source}, ${browser.path}`);
  return undefined;
}

/**
 * @param {AbortSignal} signal
 * @returns {Promise<string | undefined>} what is wrong
 */
async function ensureFonts(signal) {
  if (findMissingFonts().length > 0 && mayInstall) await installPackages(FONTS, signal);
  const missing = findMissingFonts();
  if (missing.length === 0) {
    console.log('Fonts: every script has one');
    return undefined;
  }
  const how = isDebian
    ? `run \`sudo apt-get install ${FONTS.join(' ')}\``
    : 'install fontconfig and the Noto fonts (core and CJK)';
  return `This machine has no font for ${missing.join(', ')}, so that tests would measure boxes: ${how}.`;
}

if (import.meta.main)
  await runMain(async (signal) => {
    await setUpBrowser(signal);
    return 0;
  });
