import type { LedgerReport } from '../ledger/LedgerReport.ts';
import type { RunReport } from '../report/RunReport.ts';
import { project } from '../../shared/project.ts';
import { missingStories } from '../record/stories.ts';

/** What the page's script shows of a cell or a test when it is opened. */
export interface PageData {
  readonly storybook: string;
  readonly tests: RunReport['tests'];
  /** By id: applies, source, and the tests of other layers. */
  readonly requirements: Readonly<
    Record<
      string,
      { readonly applies: string; readonly source: string; readonly elsewhere: readonly string[] }
    >
  >;
  /** Reasons of cells that have one, by `REG-001 gb`. */
  readonly reasons: Readonly<Record<string, string>>;
}

/** Takes from a report and its ledger what the page needs beside the matrix itself. */
export function pageData({ tests }: RunReport, { requirements }: LedgerReport): PageData {
  const gone = new Set(missingStories());
  return {
    storybook: project.storybook.address,
    tests: tests.map((test) => ({
      ...test,
      stories: test.stories.filter((story) => !gone.has(story)),
    })),
    requirements: Object.fromEntries(
      requirements.map(({ id, applies, source, elsewhere }) => [
        id,
        { applies, source, elsewhere },
      ]),
    ),
    reasons: Object.fromEntries(
      requirements.flatMap(({ id, cells }) =>
        Object.entries(cells).flatMap(([region, { reason }]) =>
          reason === undefined ? [] : [[`${id} ${region}`, reason]],
        ),
      ),
    ),
  };
}
