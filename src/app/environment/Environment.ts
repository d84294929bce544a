import * as z from 'zod/mini';

/**
 * What one production build learns from the page that carries it: the values that differ between
 * deployments. Stamped by the server as JSON, read once at the start. Source: S-178.
 */
export const environmentSchema = z.object({
  /** Name of the deployment, for reports: `local`, `production` ... */
  name: z.string().check(z.minLength(1)),
  /** Origin of the homepage (`https://...`); empty = the page's own (ROUTE-019). */
  ttpDomain: z
    .string()
    .check(
      z.refine(
        (origin) => origin === '' || (URL.canParse(origin) && new URL(origin).origin === origin),
      ),
    ),
  /** Hosts (with port) that a redirect may lead to besides the page's own (S-106). */
  redirectHosts: z.array(z.string()),
  /** Origins of sites that are elsewhere than their regions say, by region id (S-133). */
  sites: z.record(z.string(), z.string()),
  /** Addresses of the feedback list; an empty one is not offered (S-188). */
  feedback: z.object({ send: z.string(), problem: z.string() }),
  /** Prefix of the account service (S-065). */
  accountPrefix: z.enum(['', '/passport/web']),
  /** Origins that messages may go to, by the platform whose window opened the page, or `parent` (S-074). */
  messageOrigins: z.record(z.string(), z.array(z.string())),
  /** Hosts of the accelerated domain: only there the timed channel and chain count (S-107). */
  acceleratedHosts: z.array(z.string()),
  /** The one host that protected calls are made from; empty = any (S-166). */
  protectedHost: z.string(),
});

export type Environment = z.infer<typeof environmentSchema>;

/** A deployment that says nothing of its own. */
export const plainEnvironment: Environment = {
  name: 'plain',
  ttpDomain: '',
  redirectHosts: [],
  sites: {},
  feedback: { send: '', problem: '' },
  accountPrefix: '/passport/web',
  messageOrigins: {},
  acceleratedHosts: [],
  protectedHost: '',
};

/** A stamped page that the application cannot start from. */
export class StampError extends Error {
  override readonly name = 'StampError';
}

/**
 * Reads the JSON of the environment block.
 * @throws StampError that names the wrong fields
 */
export function parseEnvironment(json: string): Environment {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new StampError(
      'The environment block of this page is not JSON. Have the server write it with stampDocument().',
    );
  }
  const result = environmentSchema.safeParse(value);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => issue.path.join('.') || '(whole block)');
  throw new StampError(
    `The environment block of this page is wrong in: ${fields.join(', ')}. ` +
      'src/app/environment/Environment.ts says what each field holds.',
  );
}
