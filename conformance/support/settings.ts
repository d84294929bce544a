import * as z from 'zod';

const Browser = z.object({ path: z.string().min(1), args: z.array(z.string()) });
const Settings = z.object({
  port: z.coerce.number().int().min(1).max(65535),
  regions: z
    .string()
    .min(1)
    .transform((list) => list.split(',')),
  browser: z
    .string()
    .transform((json): unknown => JSON.parse(json))
    .pipe(Browser),
});

export type Settings = z.infer<typeof Settings>;
export type Browser = z.infer<typeof Browser>;

/** The names of the variables by which the command line hands its findings to Playwright. */
export const variables = {
  port: 'CONFORMANCE_PORT',
  regions: 'CONFORMANCE_REGIONS',
  browser: 'CONFORMANCE_BROWSER',
} as const;

/** Reads a browser description as `printBrowser.mjs` prints it. @throws ZodError when it is not one. */
export function readBrowser(json: string): Browser {
  return Browser.parse(JSON.parse(json));
}

/** What the run was given by its command line. @throws Error when it was started without it. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const parsed = Settings.safeParse({
    port: environment[variables.port],
    regions: environment[variables.regions],
    browser: environment[variables.browser],
  });
  if (parsed.success) return parsed.data;
  throw new Error(
    `The suite has no server to judge (${z.prettifyError(parsed.error)}). Start it with "npm run conformance", which starts the server and tells Playwright where it is.`,
  );
}
