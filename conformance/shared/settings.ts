import * as z from 'zod';
import { ConfigurationError } from './ConfigurationError.ts';
import { readMutantRun } from './MutantRun.ts';

/** The virtual screen for WebKit's window, as Debian installs it. */
export const XVFB = '/usr/bin/Xvfb';

const Browser = z.object({ path: z.string().min(1), args: z.array(z.string()) });
const list = z
  .string()
  .min(1)
  .transform((text) => text.split(','));
const Settings = z.object({
  port: z.coerce.number().int().min(1).max(65535),
  regions: list,
  viewports: list.pipe(z.array(z.enum(['desktop', 'mobile']))),
  browser: z
    .string()
    .transform((json): unknown => JSON.parse(json))
    .pipe(Browser),
  /** The executable of Firefox; empty where it is not installed. */
  firefox: z.string().default(''),
  /** The executable of WebKit's WebDriver; empty where it is not installed. */
  webkit: z.string().default(''),
  specs: z.string().default('./specs'),
  /** Whether the deployment answers what only reads, and the tests that do no more are run. */
  live: z
    .string()
    .optional()
    .transform((value) => value !== undefined),
  patience: z.coerce.number().int().positive().default(15_000),
  mutants: z
    .string()
    .optional()
    .transform((path) => (path === undefined ? null : readMutantRun(path))),
});

export type Settings = z.infer<typeof Settings>;
export type Browser = z.infer<typeof Browser>;

/** The environment variables through which the command line passes its settings to Playwright. */
export const variables = {
  port: 'CONFORMANCE_PORT',
  regions: 'CONFORMANCE_REGIONS',
  viewports: 'CONFORMANCE_VIEWPORTS',
  browser: 'CONFORMANCE_BROWSER',
  firefox: 'CONFORMANCE_FIREFOX',
  webkit: 'CONFORMANCE_WEBKIT',
  /** The file of a mutation run. */
  mutants: 'CONFORMANCE_MUTANTS',
  results: 'CONFORMANCE_RESULTS',
  grep: 'CONFORMANCE_GREP',
  /** Another folder of the build than `dist`. */
  dist: 'CONFORMANCE_DIST',
  /** The address of a deployment that is judged. */
  target: 'CONFORMANCE_TARGET',
  /** Whether that deployment answers the calls that only read. */
  live: 'CONFORMANCE_LIVE',
  /** The name of the deployed build. */
  build: 'CONFORMANCE_BUILD',
  /** Another folder of specs. */
  specs: 'CONFORMANCE_SPECS',
  /** How long an expectation or an action waits, in ms. */
  patience: 'CONFORMANCE_PATIENCE',
} as const;

/** Reads a browser description: its executable and arguments, as JSON. @throws ZodError when it is not one. */
export function readBrowser(json: string): Browser {
  return Browser.parse(JSON.parse(json));
}

/** Reads the settings of a run. @throws Error when Playwright was started without them. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const parsed = Settings.safeParse({
    port: environment[variables.port],
    regions: environment[variables.regions],
    viewports: environment[variables.viewports],
    browser: environment[variables.browser],
    firefox: environment[variables.firefox],
    webkit: environment[variables.webkit],
    specs: environment[variables.specs],
    live: environment[variables.live],
    patience: environment[variables.patience],
    mutants: environment[variables.mutants],
  });
  if (parsed.success) return parsed.data;
  throw new ConfigurationError(
    `The suite has no server to test (${z.prettifyError(parsed.error)}): start it with "npm run conformance", which starts the server and passes its address to Playwright.`,
  );
}
