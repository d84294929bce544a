import { describe, expect, it } from 'vitest';
import { REGION_IDS } from '../oracle/regions.ts';
import { variables } from '../shared/settings.ts';
import { readSiteName } from '../shared/Site.ts';
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
    const specs = plantSpecs(folder, 'empty');
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

describe.concurrent('a run of the suite', () => {
  const planted = (
    name: 'many' | 'passing',
    server: string,
    signal: AbortSignal,
    options: { readonly args?: readonly string[]; readonly interruptAt?: string } = {},
  ): Promise<SuiteRun> => {
    const folder = makeFolder();
    const env = { [variables.specs]: plantSpecs(folder, name) };
    return runSuite(folder, server, { env, signal, ...options });
  };
  const lastLine = ({ output }: SuiteRun): string | undefined =>
    output.trimEnd().split('\n').at(-1);

  it('of a part is partial when nothing is wrong, and can be allowed', async ({ signal }) => {
    const run = await planted('passing', 'blankServer.ts', signal);
    expect(run, run.output).toMatchObject({ exitCode: 3, report: { verdict: 'PARTIAL' } });
    expect(lastLine(run)).toBe('PARTIAL');
    expect(run.output).not.toMatch(/(?<!NOT )CONFORMANT/);
    expect(Object.fromEntries(run.report.tests.map((test) => [test.name, test.standsFor]))).toEqual(
      {
        'opens a page': [readSiteName(testedSite).region],
        'opens a planned page': expect.arrayContaining([...REGION_IDS]),
      },
    );
    const allowed = await planted('passing', 'blankServer.ts', signal, {
      args: ['--allow-partial'],
    });
    expect(allowed.exitCode, allowed.output).toBe(0);
    expect(lastLine(allowed)).toBe('PARTIAL');
  });

  it.for([
    ['whose server dies', 'dyingServer.ts', {}, 'The server under test went away during the run'],
    ['after Ctrl-C', 'blankServer.ts', { interruptAt: ' 15 of 60' }, 'The run was stopped.'],
  ] as const)('%s leaves the rest out', async ([, server, options, problem], { signal }) => {
    const run = await planted('many', server, signal, options);
    expect(run, run.output).toMatchObject({ exitCode: 2, report: { verdict: 'INCOMPLETE' } });
    expect(run.report.problems.join('\n')).toContain(problem);
    expect(run.report.notRun.length, run.output).toBeGreaterThan(20);
    expect(lastLine(run)).toBe('INCOMPLETE');
  });
});
