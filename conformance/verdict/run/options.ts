import { parseArgs } from 'node:util';
import { project } from '../../shared/project.ts';
import type { Viewport } from '../../shared/Site.ts';
import type { Shard } from '../record/RunRecord.ts';

export interface Options {
  readonly regions: readonly string[];
  readonly viewports: readonly Viewport[];
  /** A pattern of test names; null is all. */
  readonly grep: string | null;
  /** Which part of the tests; null is all. */
  readonly shard: Shard | null;
  /** The folder of the build under test; null is the one of this working tree, which must be fresh. */
  readonly dist: string | null;
  /** The script that serves it, with the options of the preview. */
  readonly server: string;
}

export const usage = `npm run conformance -- [--regions gb,id] [--viewport desktop|mobile] [--grep pattern] [--shard i/n] [--dist folder] [--server script]`;

const VIEWPORTS = ['desktop', 'mobile'] as const satisfies readonly Viewport[];

/** Reads the command line. @throws Error, in a sentence, when an option is wrong */
export function readOptions(args: readonly string[], all: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      regions: { type: 'string' },
      viewport: { type: 'string' },
      grep: { type: 'string' },
      shard: { type: 'string' },
      dist: { type: 'string' },
      server: { type: 'string', default: project.server },
    },
  });
  const regions = values.regions === undefined ? all : values.regions.split(',');
  const unknown = regions.find((id) => !all.includes(id));
  if (unknown !== undefined) {
    throw new Error(`There is no region "${unknown}"; the regions are: ${all.join(', ')}.`);
  }
  const viewports = VIEWPORTS.filter((name) => (values.viewport ?? name) === name);
  if (viewports.length === 0)
    throw new Error(`--viewport is desktop or mobile, not "${values.viewport ?? ''}".`);
  const { dist = null, grep = null, server } = values;
  return { regions, viewports, grep, shard: readShard(values.shard), dist, server };
}

function readShard(text: string | undefined): Shard | null {
  if (text === undefined) return null;
  const [index = 0, total = 0] = /^\d+\/\d+$/.test(text) ? text.split('/').map(Number) : [];
  if (index >= 1 && index <= total) return { index, total };
  throw new Error(`--shard is written i/n, for example 1/3, not "${text}".`);
}

/** The arguments of Playwright; the sites stand in its environment. */
export const playwrightArguments = ({ grep, shard }: Options): string[] => [
  ...['test', '-c', 'conformance/playwright.config.ts'],
  ...(grep === null ? [] : ['--grep', grep]),
  ...(shard === null ? [] : ['--shard', `${shard.index}/${shard.total}`]),
];
