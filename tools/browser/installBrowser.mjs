// @ts-check
import { createRequire } from 'node:module';
import path from 'node:path';
import { runQuietly } from '../process/runQuietly.mjs';
import { canInstallDebianPackages, installDebianPackages } from './debian.mjs';

const DOWNLOAD_LIMIT_MS = 240_000;
const DOWNLOAD_SILENCE_MS = 30_000;

/**
 * Gets a browser onto this machine: Playwright's download, which many closed networks refuse, then
 * Debian's packages. Whether it worked, `findBrowser` tells.
 *
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
export async function installBrowser(signal) {
  const download = await playwright(['install', 'chromium-headless-shell'], signal, {
    doing: "Downloading Playwright's headless shell",
    done: "Playwright's headless shell downloaded",
  });
  if (download.ok) return;
  console.log(`Playwright's download failed: ${lastLine(download.output)}`);
  if (!canInstallDebianPackages()) return;
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const { ok, output } = await installDebianPackages([name], signal);
    if (ok) return;
    console.log(`Debian's ${name} was not installed: ${lastLine(output)}`);
  }
}

/**
 * Installs the system libraries that Playwright's download expects and a bare Debian lacks.
 *
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
export async function installBrowserLibraries(signal) {
  const { ok, output } = await playwright(['install-deps', 'chromium-headless-shell'], signal, {
    doing: 'Installing the libraries that the browser needs',
    done: 'Libraries of the browser installed',
  });
  if (!ok) console.log(`The libraries were not installed: ${lastLine(output)}`);
}

/**
 * @param {readonly string[]} args
 * @param {AbortSignal} signal
 * @param {{ doing: string, done: string }} texts
 */
function playwright(args, signal, texts) {
  const manifest = createRequire(import.meta.url).resolve('playwright-core/package.json');
  return runQuietly(process.execPath, [path.join(path.dirname(manifest), 'cli.js'), ...args], {
    ...texts,
    signal,
    limitMs: DOWNLOAD_LIMIT_MS,
    silenceMs: DOWNLOAD_SILENCE_MS,
  });
}

/** @param {string} output */
function lastLine(output) {
  const lines = output.split('\n');
  return lines.findLast((line) => /error|failed|unable|stopped/i.test(line)) ?? lines.at(-1);
}
