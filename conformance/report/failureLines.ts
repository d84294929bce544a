import type { TestReport } from './RunRecord.ts';

type Failure = Pick<TestReport, 'site' | 'name' | 'error'>;

/** A failed test with the first `most` lines of its reason. */
export function failureLines({ site, name, error = '' }: Failure, most: number): string[] {
  const reason = error.split('\n').slice(0, most);
  return [`  ✗ ${site} › ${name}`, ...reason.map((text) => `      ${text}`)];
}
