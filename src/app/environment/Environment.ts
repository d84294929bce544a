import * as z from 'zod/mini';
import { allSignInMethods } from '../../domain/sign-in/signInMethods.ts';

const origin = z
  .string()
  .check(z.refine((text) => URL.canParse(text) && new URL(text).origin === text));

const filled = z.string().check(z.minLength(1));

const provider = z.nullable(
  z.object({
    authorizeUrl: filled,
    clientId: filled,
    scope: filled,
    advertisingScope: z.string(),
  }),
);

/**
 * The values that differ between deployments of one build. The server writes them into the page as
 * JSON; they are read once at the start. Source: S-178.
 */
export const environmentSchema = z.object({
  /** Name of the deployment, for reports: `local`, `production` ... */
  name: filled,
  /** Origin of the homepage (`https://...`); empty = the page's own (ROUTE-019). */
  ttpDomain: z.union([z.literal(''), origin]),
  /** Hosts (with port) that a redirect may lead to, besides the page's own (S-106). */
  redirectHosts: z.array(z.string()),
  /** Hosts (with port) that managed pictures and clips may come from, over https. Source: B§3. */
  mediaHosts: z.array(z.string()),
  /** Origins of sites that differ from their region file, by region id (S-133). */
  sites: z.record(z.string(), z.string()),
  /** Origins of the seller centres of phones, by country: `us`, `gb`, `ie`, `es` (S-184). */
  sellerCentres: z.record(z.string(), origin),
  /** The sign-in methods whose provider is set up in this deployment; no other is offered (S-095). */
  signInMethods: z.array(z.enum(allSignInMethods)),
  /** The providers of sign-in methods, as they know this portal; null for one that is not set up (S-095). */
  providers: z.object({ shortVideo: provider, google: provider, partner: provider }),
  /** Address of the partner's page that links two accounts; empty = it is not offered (S-091). */
  partnerBinding: z.string().check(z.refine((text) => text === '' || URL.canParse(text))),
  /** Addresses of the feedback list; an empty one is not offered (S-188). */
  feedback: z.object({ send: z.string(), problem: z.string() }),
  /** Prefix of the account service (S-065). */
  accountPrefix: z.enum(['', '/passport/web']),
  /** Allowed target origins of messages, by the platform whose window opened the page, or `parent` (S-074). */
  messageOrigins: z.record(z.string(), z.array(z.string())),
  /** Hosts of the accelerated domain: only there the timed channel and chain are used (S-107). */
  acceleratedHosts: z.array(z.string()),
  /** The host from which protected calls may be sent; empty = any (S-166). */
  protectedHost: z.string(),
});

export type Environment = z.infer<typeof environmentSchema>;

/** The default environment. */
export const plainEnvironment: Environment = {
  name: 'plain',
  ttpDomain: '',
  redirectHosts: [],
  mediaHosts: [],
  sites: {},
  sellerCentres: {},
  signInMethods: [],
  providers: { shortVideo: null, google: null, partner: null },
  partnerBinding: '',
  feedback: { send: '', problem: '' },
  accountPrefix: '/passport/web',
  messageOrigins: {},
  acceleratedHosts: [],
  protectedHost: '',
};

/** Thrown when the site data of the page is missing or wrong. */
export class SiteDataError extends Error {
  override readonly name = 'SiteDataError';
}

/**
 * Reads the JSON of the environment block.
 * @throws SiteDataError that names the wrong fields
 */
export function parseEnvironment(json: string): Environment {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new SiteDataError(
      'The environment block of this page is not JSON. Have the server write it with writeSiteData().',
    );
  }
  const result = environmentSchema.safeParse(value);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => issue.path.join('.') || '(whole block)');
  throw new SiteDataError(
    `The environment block of this page is wrong in: ${fields.join(', ')}. ` +
      'See src/app/environment/Environment.ts for the fields.',
  );
}
