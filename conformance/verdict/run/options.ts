import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigurationError } from '../../shared/ConfigurationError.ts';
import { root } from '../../shared/paths.ts';
import { readArguments } from '../../shared/readArguments.ts';
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
  /** Address of a deployment that is judged instead, with `{region}` for the name of a site. */
  readonly target: string | null;
  /** Whether that deployment answers the calls that only read; only tests that send nothing else are run. */
  readonly live: boolean;
  /** The script that serves it, with the options of the preview. */
  readonly server: string;
  /** Whether a part in which nothing is wrong ends with exit code 0. */
  readonly allowPartial: boolean;
  readonly help: boolean;
}

export const usage = `npm run conformance -- [options]
npm run conformance -- merge      joins the parts that shards left, to one report and verdict
npm run conformance -- screens    writes what the last run saw into the oracle's screens, to be reviewed
npm run conformance -- generate   writes the plan and the schema of the report, after a change to either

Checks the build in dist/ (npm run build) in every region, and prints its verdict on the last line.

  --regions gb,id             some regions
  --viewport desktop|mobile   one of the two screens
  --grep <pattern>            tests whose name matches
  --shard <i>/<n>             one of n parts; merge joins them
  --allow-partial             exit code 0 instead of 3 for a part in which nothing is wrong
  --dist <folder>             another build
  --target <address>          a deployment, as in https://{region}.staging.example: its pages come from
                              there, its calls are answered by the mock backend of this machine
  --live                      with --target: the deployment answers the calls that only read; runs the
                              tests that send nothing else, and names the requirements left to judge
  --server <script>           another server of the build
  --help                      this text

The last line and the exit code:

  CONFORMANT      0   every test passed; each requirement has a test or is an expected gap
  NOT CONFORMANT  1   a test failed, or a list of what is expected is not true any more
  INCOMPLETE      2   something did not run or has no test, or the run was stopped (Ctrl-C)
  PARTIAL         3   nothing is wrong, and only a part was run (the first four options, --live)

The report is .results/conformance/report.html.`;

const VIEWPORTS = ['desktop', 'mobile'] as const satisfies readonly Viewport[];
/** Reads the command line. @throws ConfigurationError, in a sentence, when an option is wrong */
export function readOptions(args: readonly string[], all: readonly string[]): Options {
  const values = readArguments('npm run conformance', {
    args: [...args],
    options: {
      regions: { type: 'string' },
      viewport: { type: 'string' },
      grep: { type: 'string' },
      shard: { type: 'string' },
      dist: { type: 'string' },
      target: { type: 'string' },
      live: { type: 'boolean', default: false },
      server: { type: 'string', default: project.server },
      'allow-partial': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const regions = values.regions === undefined ? all : values.regions.split(',');
  const unknown = regions.find((id) => !all.includes(id));
  if (unknown !== undefined) {
    throw new ConfigurationError(
      `There is no region "${unknown}"; the regions are: ${all.join(', ')}.`,
    );
  }
  const viewports = VIEWPORTS.filter((name) => (values.viewport ?? name) === name);
  if (viewports.length === 0)
    throw new ConfigurationError(
      `--viewport is desktop or mobile, not "${values.viewport ?? ''}".`,
    );
  const { dist = null, target = null, live, grep = null, server, help } = values;
  if (dist !== null && target !== null)
    throw new ConfigurationError('--dist and --target name two builds: one is judged at a time.');
  if (live && target === null)
    throw new ConfigurationError('--live needs --target, the deployment that answers.');
  if (grep !== null) assertPattern(grep);
  if (dist !== null) assertExists('--dist', dist);
  assertExists('--server', server);
  const allowPartial = values['allow-partial'];
  const shard = readShard(values.shard);
  return { regions, viewports, grep, shard, dist, target, live, server, allowPartial, help };
}

function assertPattern(pattern: string): void {
  try {
    RegExp(pattern);
  } catch (error) {
    throw new ConfigurationError(`--grep is a regular expression, and "${pattern}" is none.`, {
      cause: error,
    });
  }
}

function assertExists(option: string, path: string): void {
  if (!existsSync(resolve(root, path)))
    throw new ConfigurationError(`${option} names ${path}, which does not exist.`);
}

function readShard(text: string | undefined): Shard | null {
  if (text === undefined) return null;
  const [index = 0, total = 0] = /^\d+\/\d+$/.test(text) ? text.split('/').map(Number) : [];
  if (index >= 1 && index <= total) return { index, total };
  throw new ConfigurationError(`--shard is written i/n, for example 1/3, not "${text}".`);
}

/** The arguments of Playwright; the sites stand in its environment. */
export const playwrightArguments = ({ grep, shard }: Options): string[] => [
  ...['test', '-c', 'conformance/playwright.config.ts'],
  ...(grep === null ? [] : ['--grep', grep]),
  ...(shard === null ? [] : ['--shard', `${shard.index}/${shard.total}`]),
];
