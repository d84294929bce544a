import type { TestReport } from './RunRecord.ts';

type Effect = 'passes' | 'fails' | 'none';

/**
 * What a test means for a requirement. A failed one fails what its failed steps cite; when no such
 * step failed, all that it cites. The rest of a failed test covers nothing.
 */
export function effectOf(test: TestReport, id: string): Effect {
  if (test.status === 'passed') return test.covers.includes(id) ? 'passes' : 'none';
  const failed = test.steps.filter((step) => step.status === 'failed' && step.covers.length > 0);
  const blamed = failed.length > 0 ? failed : test.steps;
  return blamed.some(({ covers }) => covers.includes(id)) ? 'fails' : 'none';
}
