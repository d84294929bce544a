import { parseArgs } from 'node:util';

export interface Options {
  readonly regions: readonly string[];
  readonly viewports: readonly string[];
  /** Arguments that go to Playwright as they are. */
  readonly forwarded: readonly string[];
}

export const usage = `npm run conformance -- [--regions gb,id] [--project desktop|mobile] [--grep pattern] [--shard i/n]`;

const VIEWPORTS = ['desktop', 'mobile'];

/** Reads the command line. @throws Error, in a sentence, for what it cannot mean. */
export function readOptions(args: readonly string[], judged: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      regions: { type: 'string' },
      project: { type: 'string' },
      grep: { type: 'string' },
      shard: { type: 'string' },
    },
  });
  const regions = values.regions === undefined ? judged : values.regions.split(',');
  const stranger = regions.find((id) => !judged.includes(id));
  if (stranger !== undefined) {
    throw new Error(
      `Region "${stranger}" has no expectations; add conformance/expectations/${stranger}.ts, or name one of: ${judged.join(', ')}.`,
    );
  }
  const viewports = values.project === undefined ? VIEWPORTS : [values.project];
  if (!viewports.every((viewport) => VIEWPORTS.includes(viewport))) {
    throw new Error(`--project is desktop or mobile, not "${values.project ?? ''}".`);
  }
  if (values.shard !== undefined && !/^[1-9]\d*\/[1-9]\d*$/.test(values.shard)) {
    throw new Error(`--shard is written i/n, for example 1/3, not "${values.shard}".`);
  }
  const forwarded = [
    ...(values.grep === undefined ? [] : ['--grep', values.grep]),
    ...(values.shard === undefined ? [] : ['--shard', values.shard]),
  ];
  return { regions, viewports, forwarded };
}

/** What Playwright is asked to run. */
export function playwrightArguments({ regions, viewports, forwarded }: Options): string[] {
  const projects = regions.flatMap((region) =>
    viewports.map((viewport) => `${region}-${viewport}`),
  );
  const chosen = projects.flatMap((project) => ['--project', project]);
  return ['test', '-c', 'conformance/playwright.config.ts', ...chosen, ...forwarded];
}
