import { describe, expect, it } from 'vitest';
import { variables } from '../support/settings.ts';
import { judge, makeFolder, type Judged } from './judge.ts';
import { plantSpecs } from './planted.ts';

const anatomy = (server: string, patience: number, signal: AbortSignal): Promise<Judged> =>
  judge(makeFolder(), server, {
    args: ['--grep', 'anatomy.spec'],
    env: { [variables.patience]: String(patience) },
    signal,
  });

const failed = ({ report }: Judged): string[] =>
  report.tests.filter(({ status }) => status === 'failed').map(({ name }) => name);

describe.concurrent('the suite sees', () => {
  it('a blank page: not one test of the anatomy passes', async ({ signal }) => {
    const judged = await anatomy('blankServer.ts', 1000, signal);
    expect(judged, judged.output).toMatchObject({
      exitCode: 1,
      report: { verdict: 'NOT CONFORMANT', problems: [], regions: [{ passed: 0 }] },
    });
  });

  it('that the main landmark is gone, and nothing else', async ({ signal }) => {
    const judged = await anatomy('withoutMainServer.ts', 5000, signal);
    expect(judged, judged.output).toMatchObject({
      exitCode: 1,
      report: { verdict: 'NOT CONFORMANT', problems: [] },
    });
    const errors = judged.report.tests.map(({ error = '' }) => error).join('\n');
    expect(errors).toContain('landmark-one-main');
    const steps = judged.report.tests.flatMap((test) => test.steps);
    const seenIn = steps.filter(({ status }) => status === 'failed').map(({ title }) => title);
    expect(seenIn.toSorted()).toEqual(['axe: account', 'titles follow the path']);
  });

  it('tests that judge nothing or do not run', async ({ signal }) => {
    const folder = makeFolder();
    const specs = plantSpecs(folder);
    const judged = await judge(folder, 'blankServer.ts', {
      env: { [variables.specs]: specs },
      signal,
    });
    expect(judged, judged.output).toMatchObject({
      exitCode: 1,
      report: { verdict: 'NOT CONFORMANT' },
    });
    expect(failed(judged).toSorted()).toEqual([
      'is left out',
      'is left out when it runs',
      'is marked as failing',
      'looks and judges nothing',
    ]);
    expect(judged.output).toContain('✗ gb desktop › is left out');
    expect(judged.output).toContain('"an empty claim" cites REG-002 and asserts nothing');
    const shown = judged.report.tests.flatMap((test) => test.shows);
    expect(shown.toSorted()).toEqual(['REG-009', 'REG-010']);
  });
});
