import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { TestCase, TestResult } from '@playwright/test/reporter';
import { root } from './paths.ts';
import { readProject, replayCommand } from './replay.ts';
import type { TestReport } from './RunReport.ts';
import { shownBy, stepReports } from './steps.ts';

/** The project a test runs in. @throws Error for a test outside all projects, which Playwright has not. */
export function projectOf(test: TestCase): string {
  const project = test.parent.project();
  if (!project) throw new Error(`"${test.title}" belongs to no project.`);
  return project.name;
}

/** What a finished test leaves in the report; undefined for one that was skipped or cut off. */
export function testReport(test: TestCase, result: TestResult): TestReport | undefined {
  if (result.status === 'skipped' || result.status === 'interrupted') return undefined;
  const project = projectOf(test);
  // titlePath is: root, project, file, describes ..., title.
  const titles = test.titlePath().slice(3);
  const steps = stepReports(result.steps);
  const passed = result.status === 'passed';
  const assumed = result.annotations.filter((note) => note.type === 'assumed');
  return {
    name: titles.join(' › '),
    file: relative(root, test.location.file),
    project,
    region: readProject(project).region,
    status: passed ? 'passed' : 'failed',
    durationMs: result.duration,
    steps,
    shows: shownBy(steps),
    assumed: [...new Set(assumed.map((note) => note.description ?? ''))].toSorted(),
    replay: replayCommand(project, titles),
    ...(passed ? {} : failureOf(result)),
  };
}

function failureOf(result: TestResult): { error: string; screenshot?: string } {
  const messages = result.errors.map((error) => error.stack ?? error.message ?? error.value ?? '');
  const text = stripVTControlCharacters(messages.join('\n\n')).replaceAll(root, '');
  const error = text || `The test ${result.status}.`;
  const path = result.attachments.find(({ contentType }) => contentType === 'image/png')?.path;
  if (path === undefined) return { error };
  return { error, screenshot: readFileSync(path).toString('base64') };
}
