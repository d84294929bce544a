/** The part of jest's JSON report that counts here. */
export interface JestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      /** Milliseconds. */
      readonly duration?: number | null;
    }[];
  }[];
}

/** What the hook of the test runner notes after each story. */
export interface CoveredLine {
  readonly id: string;
  readonly covers: readonly string[];
}

/** What a run played: the ledger counts it while the sources are the same, and only if it was the whole. */
export interface RunOf {
  /** The hash of the sources that Storybook was built of. */
  readonly sources: string;
  /** Whether only some stories were played. */
  readonly part: boolean;
}

export interface StoryTest {
  readonly name: string;
  readonly file: string;
  readonly status: 'passed' | 'failed';
  readonly covers: readonly string[];
  readonly seconds?: number;
}

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '');

/**
 * Turns a run into the form that every layer writes. A file that broke before its stories ran, and a
 * story that the catalogue asks for but Storybook lacks, each count as failed.
 */
export function storyResults(
  report: JestReport,
  covered: readonly CoveredLine[],
  missing: readonly string[],
  ran: RunOf,
) {
  const coversOf = new Map(covered.map(({ id, covers }) => [letters(id), covers]));
  const played = report.testResults.flatMap(({ name: file, assertionResults, status, message }) =>
    assertionResults.length === 0 && status === 'failed'
      ? [
          {
            name: message.split('\n')[0] ?? 'broken file',
            file,
            status: 'failed',
            covers: [],
          } as const,
        ]
      : assertionResults.map(({ ancestorTitles, status: ended, duration }): StoryTest => {
          // Below its page (groupStories.ts) a test is named by title and story name, which spell the story's id.
          const name = ancestorTitles.slice(1).join(' / ');
          const passed = ended === 'passed';
          return {
            name,
            file,
            status: passed ? 'passed' : 'failed',
            covers: passed ? (coversOf.get(letters(name)) ?? []) : [],
            ...(typeof duration === 'number' && { seconds: duration / 1000 }),
          };
        }),
  );
  const tests: readonly StoryTest[] = [
    ...played,
    ...missing.map((name) => ({ name, file: 'index.json', status: 'failed', covers: [] }) as const),
  ];
  const failed = tests.filter(({ status }) => status === 'failed').length;
  return { layer: 'stories', passed: tests.length - failed, failed, ...ran, tests };
}
