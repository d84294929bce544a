import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { TestCase, TestResult } from '@playwright/test/reporter';
import { type Site, readSiteName, siteName } from '../../shared/Site.ts';
import { expectedFailures } from '../record/expectedFailures.ts';
import { withoutSecrets } from '../record/secretsIn.ts';
import { checkOutcome } from './checkOutcome.ts';
import { root } from '../../shared/paths.ts';
import type * as z from 'zod';
import {
  Behaviour,
  noBehaviour,
  RequestList,
  type Picture,
  type TestName,
  type TestReport,
} from '../record/RunRecord.ts';
import { coveredBy, stepReports } from './steps.ts';
import { regionsOf } from '../../shared/standsFor.ts';
import { storiesOf } from '../record/stories.ts';

/**
 * The command that runs one test again, quoted for a shell; `titles` are its describes and its own,
 * which Playwright's grep joins with a space.
 */
export function replayCommand({ region, viewport }: Site, titles: readonly string[]): string {
  const pattern = titles.join(' ').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const quoted = `'${pattern.replaceAll("'", String.raw`'\''`)}'`;
  return `npm run conformance -- --regions ${region} --viewport ${viewport} --grep ${quoted}`;
}

type Attachments = TestResult['attachments'];

/** The site of a test: its outermost describe. @throws Error for a test outside of all sites. */
export const siteOf = (test: TestCase): Site => readSiteName(titlesOf(test)[0] ?? '');

/** The describes and the title, without root, project and file. */
const titlesOf = (test: TestCase): string[] => test.titlePath().slice(3);

const engines: Readonly<Record<string, string>> = { firefox: 'in Firefox', webkit: 'in WebKit' };

/** The engine, where it is not the one that runs everything. */
function engineOf(test: TestCase): string[] {
  const engine = engines[test.parent.project()?.name ?? ''];
  return engine === undefined ? [] : [engine];
}

/** The name of a test in the report. */
export function nameOf(test: TestCase): TestName {
  return {
    name: [...titlesOf(test).slice(1), ...engineOf(test)].join(' › '),
    file: relative(root, test.location.file),
    site: siteName(siteOf(test)),
  };
}

/** The report of a finished test; undefined for one that was interrupted or never ran. */
export function testReport(test: TestCase, result: TestResult): TestReport | undefined {
  const notes = result.annotations;
  const skip = notes.find(({ type }) => type === 'skip' || type === 'fixme');
  if (result.status === 'interrupted' || (result.status === 'skipped' && !skip)) return undefined;
  const site = siteOf(test);
  const steps = stepReports(result.steps);
  const assumed = notes.filter((note) => note.type === 'assumed');
  const { name, file } = nameOf(test);
  const today = new Date().toISOString().slice(0, 10);
  const picture = pictureIn(result.attachments);
  return {
    name,
    file,
    site: siteName(site),
    region: site.region,
    standsFor: regionsOf(site.region, notes),
    ...checkOutcome(
      {
        status: result.status,
        expectedStatus: skip ? 'skipped' : test.expectedStatus,
        skipReason: skip?.description,
        steps: result.steps,
        errorText: errorText(result),
      },
      { region: site.region, today, list: expectedFailures },
    ),
    durationMs: result.duration,
    steps,
    covers: coveredBy(steps),
    assumed: [...new Set(assumed.map((note) => note.description ?? ''))].toSorted(),
    requests: readJson(result.attachments, 'requests', RequestList) ?? [],
    behaviour: readJson(result.attachments, 'behaviour', Behaviour) ?? noBehaviour,
    ...(picture ? { screenshot: picture } : {}),
    stories: storiesOf(
      file,
      steps.map(({ title }) => title),
    ),
    replay: replayCommand(site, titlesOf(test)),
  };
}

function errorText({ errors }: TestResult): string {
  const messages = errors.map((error) => error.stack ?? error.message ?? error.value ?? '');
  return withoutSecrets(stripVTControlCharacters(messages.join('\n\n')).replaceAll(root, ''));
}

function bytesOf({ path, body }: Attachments[number]): Buffer | undefined {
  return body ?? (path === undefined ? undefined : readFileSync(path));
}

/** What a test left under a name; undefined when it left nothing. */
function readJson<T>(
  attachments: Attachments,
  wanted: string,
  schema: z.ZodType<T>,
): T | undefined {
  const found = attachments.find(({ name }) => name === wanted);
  const bytes = found && bytesOf(found);
  return bytes && schema.parse(JSON.parse(bytes.toString('utf8')));
}

/** The screenshot of a failure, else the one at the test's end. */
function pictureIn(attachments: Attachments): Picture | undefined {
  for (const type of ['image/png', 'image/jpeg'] as const) {
    const attached = attachments.find(({ contentType }) => contentType === type);
    const bytes = attached && bytesOf(attached);
    if (bytes) return { type, base64: bytes.toString('base64') };
  }
  return undefined;
}
