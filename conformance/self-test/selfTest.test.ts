import { describe, expect, it } from 'vitest';
import { variables } from '../shared/settings.ts';
import { plantSpecs } from './planted.ts';
import { makeFolder, runSuite, testedSite, type SuiteRun } from './runSuite.ts';

const anatomy = (server: string, patience: number, signal: AbortSignal): Promise<SuiteRun> =>
  runSuite(makeFolder(), server, {
    args: ['--grep', 'anatomy.spec'],
    env: { [variables.patience]: String(patience) },
    signal,
  });

const failed = ({ report }: SuiteRun): string[] =>
  report.tests.filter(({ status }) => status === 'failed').map(({ name }) => name);

describe.concurrent('the suite fails on', () => {
  it('a blank page: not one test of the anatomy passes', async ({ signal }) => {
    const run = await anatomy('blankServer.ts', 1000, signal);
    expect(run, run.output).toMatchObject({
      exitCode: 1,
      report: { verdict: 'NOT CONFORMANT', problems: [], regions: [{ passed: 0 }] },
    });
  });

  it('a missing main landmark, and only on that', async ({ signal }) => {
    const run = await anatomy('withoutMainServer.ts', 5000, signal);
    expect(run, run.output).toMatchObject({
      exitCode: 1,
      report: { verdict: 'NOT CONFORMANT', problems: [] },
    });
    const errors = run.report.tests.map(({ error = '' }) => error).join('\n');
    expect(errors).toContain('landmark-one-main');
    const steps = run.report.tests.flatMap((test) => test.steps);
    const failing = steps.filter(({ status }) => status === 'failed').map(({ title }) => title);
    expect(failing.toSorted()).toEqual(['axe: account', 'titles follow the path']);
  });

  it('tests that assert nothing or do not run', async ({ signal }) => {
    const folder = makeFolder();
    const specs = plantSpecs(folder);
    const run = await runSuite(folder, 'blankServer.ts', {
      env: { [variables.specs]: specs },
      signal,
    });
    expect(run, run.output).toMatchObject({
      exitCode: 1,
      report: { verdict: 'NOT CONFORMANT' },
    });
    expect(failed(run).toSorted()).toEqual([
      'asserts nothing',
      'is left out',
      'is left out when it runs',
      'is marked as failing',
    ]);
    expect(run.output).toContain(`✗ ${testedSite} › is left out`);
    expect(run.output).toContain('"an empty step" cites REG-002 and asserts nothing');
    const covered = run.report.tests.flatMap((test) => test.covers);
    expect(covered.toSorted()).toEqual(['REG-009', 'REG-010']);
  });
});
