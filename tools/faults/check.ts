import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findBrowser } from '../browser/findBrowser.mjs';
import { Failure } from '../process/Failure.mjs';
import { runMain } from '../process/runMain.mjs';
import { shareOf } from '../process/shareOf.ts';
import type { Cell } from './Cell.ts';
import { cells } from './cells.ts';
import { openPortal } from './openPortal.ts';
import { proveCells } from './proveCells.ts';
import { isHappening, runCell, type Happening } from './runCell.ts';
import { subjects } from './subjects.ts';
import { Visitor } from './Visitor.ts';
import { runVisit, visitNames } from './visits.ts';

/**
 * `npm run check:faults`: plays every fault at every class of call of the sign-up in a browser,
 * against the production build and the mock backend.
 *
 * `-- --only <part of a name>` makes a quick loop (`send F1`); `--dist <folder>` takes another build;
 * `--share 2` plays one cell in two.
 */
const root = join(import.meta.dirname, '../..');
const WORKERS = 2;

const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: join(root, 'dist') },
    only: { type: 'string', default: '' },
    share: { type: 'string', default: '1' },
  },
});

const nameOf = ({ subject, fault }: Cell): string => `${subject} ${fault}`;

await runMain(async () => {
  const found = findBrowser();
  if (found === null)
    throw new Failure(
      'No browser was found. Run `npm run setup:browser`; it says what to install.',
    );
  const portal = await openPortal(values.dist);
  const browser = await chromium.launch({ executablePath: found.path, args: found.args });

  async function play(cell: Cell, what: Happening): Promise<readonly string[]> {
    const subject = subjects[cell.subject];
    const visitor = await Visitor.arrive(browser, portal, subject.site);
    try {
      return await runCell(visitor, subject, what);
    } finally {
      await visitor.leave();
    }
  }

  async function visit(name: string): Promise<readonly string[]> {
    const visitor = await Visitor.arrive(browser, portal, 'gb');
    try {
      return await runVisit(visitor, name);
    } finally {
      await visitor.leave();
    }
  }

  const chosen = cells.filter((cell) => nameOf(cell).includes(values.only));
  const happening = shareOf(
    chosen.filter(({ what }) => isHappening(what)),
    values.share,
  );
  const played = visitNames.filter((name) => name.includes(values.only));
  const waiting = happening.values();
  const faults: string[] = [];

  /** Takes one waiting cell after the other. */
  async function work(): Promise<void> {
    for (const cell of waiting) {
      if (!isHappening(cell.what)) continue;
      const wrong = await play(cell, cell.what);
      if (wrong.length > 0) faults.push(`${nameOf(cell)}: ${wrong.join('; ')}`);
    }
  }

  try {
    await proveCells(play);
    await Promise.all(Array.from({ length: WORKERS }, work));
    for (const name of played) {
      const wrong = await visit(name);
      if (wrong.length > 0) faults.push(`${name}: ${wrong.join('; ')}`);
    }
  } finally {
    await browser.close();
    await portal.close();
  }
  for (const line of faults.toSorted()) console.error(line);
  const passed = happening.length + played.length - faults.length;
  mkdirSync(join(root, '.results'), { recursive: true });
  writeFileSync(
    join(root, '.results/faults.json'),
    JSON.stringify({ layer: 'faults', passed, failed: faults.length }),
  );
  const not = chosen.length - happening.length;
  console.log(
    `${happening.length} faults at calls and ${played.length} visits played, ${faults.length} not survived; ${not} cannot happen`,
  );
  return faults.length > 0 || happening.length + played.length === 0 ? 1 : 0;
});
