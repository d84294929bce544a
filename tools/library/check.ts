import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build } from 'vite';
import { findBrowser } from '../browser/findBrowser.mjs';
import { inspectorScript } from '../components/inspectorScript.ts';
import { Failure } from '../process/Failure.mjs';
import { runMain } from '../process/runMain.mjs';
import { runQuietly } from '../process/runQuietly.mjs';
import { serveWorkshop } from '../stories/serveWorkshop.ts';
import { buildLibrary } from './buildLibrary.ts';
import { weighButtonAlone } from './buttonAlone.ts';
import { layOutConsumer, resolutions } from './layOutConsumer.ts';
import { pageFaults } from './pageFaults.ts';

/**
 * `npm run check:lib`: builds the library, lints the package, and has another team's project, in a
 * temporary folder, install the tarball, compile, bundle and show a sign-up card of it.
 */
const library = join(import.meta.dirname, '../../dist-lib');

/** What one button of the library may weigh without React: kilobytes, minified. */
const BUTTON_SCRIPTS_KB = 2;
const BUTTON_STYLES_KB = 6;
/** The components of which a button is made. */
const ofButton = new Set(['Button', 'Ring']);

const pages = [
  { language: 'en', direction: 'ltr' },
  { language: 'ar', direction: 'rtl' },
] as const;

async function lintFaults(): Promise<readonly string[]> {
  const { messages, pkg } = await publint({ pkgDir: library, pack: 'npm' });
  return messages
    .filter(({ type }) => type !== 'suggestion')
    .map((message) => `publint: ${formatMessage(message, pkg) ?? message.code}`);
}

async function typeFaults(folder: string, signal: AbortSignal): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const name of Object.keys(resolutions)) {
    const { ok, output } = await runQuietly('tsc', ['-p', `tsconfig.${name}.json`], {
      cwd: folder,
      doing: `Compiling as ${name}`,
      done: `Compiled as ${name}`,
      signal,
    });
    if (!ok) faults.push(`Its types do not resolve as ${name}.\n${output}`);
  }
  return faults;
}

async function buttonFaults(folder: string): Promise<readonly string[]> {
  const { scripts, styles, components } = await weighButtonAlone(folder);
  console.log(
    `A button alone: ${scripts.toFixed(1)} KB of scripts, at most ${BUTTON_SCRIPTS_KB}; ${styles.toFixed(1)} KB of styles, at most ${BUTTON_STYLES_KB}; classes of ${components.join(', ')}`,
  );
  const strangers = components.filter((name) => !ofButton.has(name));
  return [
    ...(scripts > BUTTON_SCRIPTS_KB ? ['A button alone has too many scripts.'] : []),
    ...(styles > BUTTON_STYLES_KB ? ['A button alone has too many styles.'] : []),
    ...(components.includes('Button') ? [] : ['A button alone has no styles.']),
    ...strangers.map((name) => `A button alone brings ${name} along.`),
  ];
}

/** Bundles another team's page, shows it in each language and says what is wrong. */
async function consumerFaults(folder: string): Promise<readonly string[]> {
  const found = findBrowser();
  if (found === null) throw new Failure('No browser was found. Run `npm run setup:browser`.');
  const target = 'baseline-widely-available';
  await build({ root: folder, configFile: false, logLevel: 'error', build: { target } });
  const served = await serveWorkshop(join(folder, 'dist'));
  const browser = await chromium.launch({ executablePath: found.path, args: found.args });
  try {
    const script = await inspectorScript();
    const faults: string[] = [];
    for (const page of pages)
      faults.push(...(await pageFaults(browser, served.address, page, script)));
    return faults;
  } finally {
    await browser.close();
    served.close();
  }
}

await runMain(async (signal) => {
  await buildLibrary(library);
  const folder = mkdtempSync(join(tmpdir(), 'portico-consumer-'));
  try {
    await layOutConsumer(library, folder, signal);
    const faults = [
      ...(await lintFaults()),
      ...(await typeFaults(folder, signal)),
      ...(await buttonFaults(folder)),
      ...(await consumerFaults(folder)),
    ];
    for (const fault of faults) console.error(fault);
    console.log(`The library in another team's project: ${faults.length} faults`);
    return faults.length > 0 ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
});
