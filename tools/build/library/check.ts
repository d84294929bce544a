import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { chromium } from 'playwright-core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build } from 'vite';
import { findBrowser } from '../../setup/browser/findBrowser.mjs';
import { axeScript, detectorScript } from '../../quality/fixtures/detectorScript.ts';
import { Failure } from '../../setup/process/Failure.mjs';
import { runMain } from '../../setup/process/runMain.mjs';
import { serveFolder } from '../../quality/fixtures/serveFolder.ts';
import { buildLibrary } from './buildLibrary.ts';
import { weighButtonAlone } from './buttonAlone.ts';
import { layOutConsumer, resolutions } from './layOutConsumer.ts';
import { pageViolations } from './pageViolations.ts';

/**
 * `npm run check:library`: builds the library, lints the package, and has another team's project, in a
 * temporary folder, install the tarball, compile, bundle and show a sign-up card of it.
 */
const root = join(import.meta.dirname, '../../..');
const library = join(root, 'dist-lib');

/** What one button of the library may weigh without React: kilobytes, minified. */
const BUTTON_SCRIPTS_KB = 2;
const BUTTON_STYLES_KB = 6;
/** The components of which a button is made. */
const ofButton = new Set(['Button', 'Ring']);

const pages = [
  { language: 'en', direction: 'ltr' },
  { language: 'ar', direction: 'rtl' },
] as const;

async function lintViolations(): Promise<readonly string[]> {
  const { messages, pkg } = await publint({ pkgDir: library, pack: 'npm' });
  return messages
    .filter(({ type }) => type !== 'suggestion')
    .map((message) => `publint: ${formatMessage(message, pkg) ?? message.code}`);
}

async function typeViolations(folder: string, signal: AbortSignal): Promise<readonly string[]> {
  const violations: string[] = [];
  for (const name of Object.keys(resolutions)) {
    const { failed, all } = await execa('tsc', ['-p', `tsconfig.${name}.json`], {
      all: true,
      cancelSignal: signal,
      cwd: folder,
      localDir: root,
      preferLocal: true,
      reject: false,
    });
    signal.throwIfAborted();
    if (failed) violations.push(`Its types do not resolve as ${name}.\n${all}`);
  }
  return violations;
}

async function buttonViolations(folder: string): Promise<readonly string[]> {
  const { scripts, styles, components } = await weighButtonAlone(folder);
  console.log(
    `A button alone: ${scripts.toFixed(1)} KB of scripts, at most ${BUTTON_SCRIPTS_KB}; ${styles.toFixed(1)} KB of styles, at most ${BUTTON_STYLES_KB}; classes of ${components.join(', ')}`,
  );
  const unknown = components.filter((name) => !ofButton.has(name));
  return [
    ...(scripts > BUTTON_SCRIPTS_KB ? ['A button alone has too many scripts.'] : []),
    ...(styles > BUTTON_STYLES_KB ? ['A button alone has too many styles.'] : []),
    ...(components.includes('Button') ? [] : ['A button alone has no styles.']),
    ...unknown.map((name) => `A button alone brings ${name} along.`),
  ];
}

/** Bundles another team's page, shows it in each language; what is wrong with it. */
async function consumerViolations(folder: string): Promise<readonly string[]> {
  const found = findBrowser();
  if (found === null) throw new Failure('No browser was found. Run `npm run setup:browser`.');
  const target = 'baseline-widely-available';
  await build({ root: folder, configFile: false, logLevel: 'error', build: { target } });
  const served = await serveFolder(join(folder, 'dist'));
  const browser = await chromium.launch({ executablePath: found.path, args: found.args });
  try {
    const script = `${axeScript()}\n${await detectorScript()}`;
    const violations: string[] = [];
    for (const page of pages)
      violations.push(...(await pageViolations(browser, served.address, page, script)));
    return violations;
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
    const violations = [
      ...(await lintViolations()),
      ...(await typeViolations(folder, signal)),
      ...(await buttonViolations(folder)),
      ...(await consumerViolations(folder)),
    ];
    for (const violation of violations) console.error(violation);
    console.log(`The library in another team's project: ${violations.length} violations`);
    return violations.length > 0 ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
});
