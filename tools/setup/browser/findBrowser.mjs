// @ts-check
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Failure } from '../process/Failure.mjs';

/**
 * @typedef {object} FoundBrowser
 * @property {string} path the executable
 * @property {string} source where it comes from, to print
 * @property {string[]} args what a test starts it with
 * @property {string[]} plainArgs what a measurement starts it with: with the optimizing compilers
 */

/**
 * @typedef {object} Context what the search looks at; tests bring their own
 * @property {NodeJS.ProcessEnv} env
 * @property {string} platform
 * @property {boolean} root whether the user is root
 * @property {(file: string) => boolean} exists
 * @property {() => string | undefined} playwrightPath where Playwright would keep its Chromium
 */

/** Nothing calls out by itself: tests run in closed networks, and a test talks to its server only. */
const CLOSED_NETWORK = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A page of a test does not live long enough to repay the optimizing compilers: a tenth to a quarter less work. */
const BASELINE_ONLY = '--js-flags=--no-maglev --no-turbofan';

const DEBIAN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/**
 * The Chromium that tests and pictures use: the one named in PORTICO_BROWSER, else Playwright's
 * own, else Debian's; of the latter two the headless shell first, which is twice as fast.
 *
 * @param {Context} [context]
 * @returns {FoundBrowser | null}
 * @throws {Failure} when PORTICO_BROWSER names no file
 */
export function findBrowser(context = thisMachine()) {
  const { env, platform, root, exists } = context;
  const plainArgs = [...(platform === 'linux' && root ? ['--no-sandbox'] : []), ...CLOSED_NETWORK];
  const args = [...plainArgs, BASELINE_ONLY];
  const named = env['PORTICO_BROWSER'];
  if (named !== undefined && named !== '') {
    if (exists(named)) return { path: named, source: 'PORTICO_BROWSER', args, plainArgs };
    throw new Failure(
      `PORTICO_BROWSER names ${named}, which does not exist: correct the path or unset the variable.`,
    );
  }
  const found = candidates(context).find(({ needs }) => needs.every(exists));
  return found === undefined ? null : { path: found.path, source: found.source, args, plainArgs };
}

/**
 * @param {Context} context
 * @returns {{ path: string, source: string, needs: string[] }[]} best first
 */
function candidates({ platform, playwrightPath }) {
  const debian = platform === 'linux' ? DEBIAN : [];
  return [
    ...playwrightCandidates(playwrightPath()),
    ...debian.map((file) => ({
      path: file,
      source: `Debian's ${path.basename(file)}`,
      needs: [file],
    })),
  ];
}

/**
 * Playwright exposes only where its full Chromium is: the headless shell lies beside it, under names
 * built the same way. Its marker file distinguishes a finished download from an interrupted one.
 *
 * @param {string | undefined} chromium like .../chromium-1248/chrome-linux64/chrome
 */
function playwrightCandidates(chromium) {
  const parts =
    /^(?<home>.*[\\/])chromium-(?<revision>\d+)[\\/]chrome-(?<system>[^\\/]+)[\\/]/.exec(
      chromium ?? '',
    )?.groups;
  if (chromium === undefined || parts === undefined) return [];
  const { home, revision, system } = parts;
  const suffix = chromium.endsWith('.exe') ? '.exe' : '';
  const shellFolder = `${home}chromium_headless_shell-${revision}`;
  const shell = `${shellFolder}/chrome-headless-shell-${system}/chrome-headless-shell${suffix}`;
  const folder = `${home}chromium-${revision}`;
  return [
    {
      path: shell,
      source: "Playwright's headless shell",
      needs: [shell, `${shellFolder}/INSTALLATION_COMPLETE`],
    },
    {
      path: chromium,
      source: "Playwright's Chromium",
      needs: [chromium, `${folder}/INSTALLATION_COMPLETE`],
    },
  ];
}

/** @returns {Context} */
function thisMachine() {
  return {
    env: process.env,
    platform: process.platform,
    root: process.getuid?.() === 0,
    exists: existsSync,
    playwrightPath() {
      try {
        return createRequire(import.meta.url)('playwright-core').chromium.executablePath();
      } catch {
        return undefined; // not installed, or no build for this system
      }
    },
  };
}
