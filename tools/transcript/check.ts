import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findBrowser } from '../browser/findBrowser.mjs';
import { Failure } from '../process/Failure.mjs';
import { runMain } from '../process/runMain.mjs';
import { loadRegions } from '../regions/loadRegions.ts';
import { listenOnLoopback } from '../server/listenOnLoopback.ts';
import { createPortal } from '../server/portal.ts';
import { previewDelivery } from '../server/previewDelivery.ts';
import { regionsById } from '../server/Regions.ts';
import { firstDifference } from './firstDifference.ts';
import { flows } from './flows.ts';
import { listenerScript } from './listenerScript.ts';
import { walkFlow } from './walkFlow.ts';

/**
 * `npm run check:transcript`: works the built portal's sign-up with the keys alone, each flow in a
 * world of its own, and compares what a screen reader would say with the transcripts in expected/.
 * Also without a difference it is a fault when focus is lost, does not show, is covered or behind a
 * dialog, when the page scrolls sideways, and when a key is heard twice or not at all.
 *
 * `-- --write` writes the transcripts anew; `--flow <part of a name>` makes a quick loop; `--dist
 * <folder>` takes another build. What was heard stands in .results/transcript.
 */
const root = join(import.meta.dirname, '../..');
const expectedFolder = join(import.meta.dirname, 'expected');
const heardFolder = join(root, '.results/transcript');

/** As many as the two cores of a small machine keep busy. */
const PEOPLE = 2;

const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    flow: { type: 'string', default: '' },
    dist: { type: 'string', default: 'dist' },
  },
});

const fileOf = (name: string) => `${name}.txt`;

/** Transcripts whose flow is gone. */
const leftOver = (): readonly string[] =>
  readdirSync(expectedFolder).filter((file) => !flows.some(({ name }) => fileOf(name) === file));

await runMain(async () => {
  const found = findBrowser();
  if (found === null)
    throw new Failure(
      'No browser was found. Run `npm run setup:browser`; it says what to install.',
    );
  const wanted = flows.filter(({ name }) => name.includes(values.flow));
  const regions = regionsById(await loadRegions());
  const delivery = previewDelivery(resolve(root, values.dist), regions);
  const script = await listenerScript();
  const server = await listenOnLoopback(createPortal({ delivery, panel: false }), 0);
  const browser = await chromium.launch({ executablePath: found.path, args: found.args });
  const faults: string[] = [];
  let failed = 0;
  mkdirSync(heardFolder, { recursive: true });
  mkdirSync(expectedFolder, { recursive: true });

  const waiting = wanted.values();
  async function work(): Promise<void> {
    for (const flow of waiting) {
      const file = fileOf(flow.name);
      const walked = await walkFlow(flow, { browser, port: server.port, script });
      const wrong = [...walked.faults];
      writeFileSync(join(heardFolder, file), walked.transcript);
      const committed = join(expectedFolder, file);
      if (values.write) writeFileSync(committed, walked.transcript);
      else {
        const expected = existsSync(committed) ? readFileSync(committed, 'utf8') : '';
        const difference = firstDifference(expected, walked.transcript);
        if (difference !== null)
          wrong.push(`is heard otherwise than expected/${file}\n${difference}`);
      }
      failed += wrong.length > 0 ? 1 : 0;
      faults.push(...wrong.map((fault) => `${flow.name}: ${fault}`));
    }
  }

  try {
    await Promise.all(Array.from({ length: PEOPLE }, work));
  } finally {
    await browser.close();
    await server.close();
  }
  if (values.write) for (const file of leftOver()) rmSync(join(expectedFolder, file));
  else faults.push(...leftOver().map((file) => `expected/${file} belongs to no flow: remove it`));
  for (const fault of faults.toSorted()) console.error(fault);
  writeFileSync(
    join(root, '.results/transcript.json'),
    JSON.stringify({ layer: 'transcript', passed: wanted.length - failed, failed }),
  );
  console.log(`${wanted.length} flows worked with the keys alone: ${faults.length} faults`);
  if (faults.length > 0 && !values.write)
    console.log('Where the product changed on purpose: npm run check:transcript -- --write');
  return faults.length > 0 || wanted.length === 0 ? 1 : 0;
});
