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
    }[];
  }[];
}

/** What the hook of the test runner notes after each story. */
export interface ShownLine {
  readonly id: string;
  readonly shows: readonly string[];
}

export interface StoryTest {
  readonly name: string;
  readonly file: string;
  readonly status: 'passed' | 'failed';
  readonly shows: readonly string[];
}

const words = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '');

/**
 * Turns a run into the form that every layer writes. A file that broke before its stories ran, and a
 * story that the catalogue asks for but Storybook lacks, each count as failed.
 */
export function storyResults(
  report: JestReport,
  shown: readonly ShownLine[],
  missing: readonly string[],
) {
  const shownBy = new Map(shown.map(({ id, shows }) => [words(id), shows]));
  const ran = report.testResults.flatMap(({ name: file, assertionResults, status, message }) =>
    assertionResults.length === 0 && status === 'failed'
      ? [
          {
            name: message.split('\n')[0] ?? 'broken file',
            file,
            status: 'failed',
            shows: [],
          } as const,
        ]
      : assertionResults.map(({ ancestorTitles, status: ended }): StoryTest => {
          // The runner names a test by title and story name, which together spell the story's id.
          const name = ancestorTitles.join(' / ');
          const passed = ended === 'passed';
          return {
            name,
            file,
            status: passed ? 'passed' : 'failed',
            shows: passed ? (shownBy.get(words(name)) ?? []) : [],
          };
        }),
  );
  const tests: readonly StoryTest[] = [
    ...ran,
    ...missing.map((name) => ({ name, file: 'index.json', status: 'failed', shows: [] }) as const),
  ];
  const failed = tests.filter(({ status }) => status === 'failed').length;
  return { layer: 'stories', passed: tests.length - failed, failed, tests };
}
