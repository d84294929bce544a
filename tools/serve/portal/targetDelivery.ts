import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import { type Environment, environmentSchema } from '../../../src/app/environment/Environment.ts';
import { Failure } from '../../setup/process/Failure.mjs';
import { environmentIn, writeEnvironment } from '../document/writeSiteData.ts';
import type { Delivery } from './Delivery.ts';
import type { Regions } from './Regions.ts';
import { folderOf, matchHost, sitesOf } from './siteOfHost.ts';

/** What stands for the name of a site in the address of a deployment. */
const PLACE = '{region}';
const LIMIT_MS = 15_000;

/** The address of a deployment's site. @throws {Failure} when the template is no address with a place for it */
export function targetOf(template: string, site: string): URL {
  const address = template.replace(PLACE, site);
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !template.includes(PLACE) || !/^https?:$/.test(url.protocol))
    throw new Failure(
      `--target ${template} is no address of sites: write ${PLACE} where their name stands, as in https://${PLACE}.staging.example.`,
    );
  return url;
}

/** One GET of a deployment, whose host may be one of this machine that only browsers know. */
function get(address: URL, headers: Readonly<Record<string, string>>): Promise<IncomingMessage> {
  const isLocal = address.hostname.endsWith('.localhost');
  const send = address.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const outgoing = send(
      {
        host: isLocal ? '127.0.0.1' : address.hostname,
        servername: address.hostname,
        port: address.port,
        path: address.pathname + address.search,
        headers: { ...headers, host: address.host },
        timeout: LIMIT_MS,
      },
      resolve,
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error(`${address.href} did not answer.`)));
    outgoing.on('error', reject);
    outgoing.end();
  });
}

/**
 * A page with its calls, its hand-over and its providers on this machine. What it shows is as it was
 * deployed: a sign-in method that is not set up there is not offered here either.
 */
function onThisMachine(page: string, local: Environment): string {
  const { name, signInMethods, feedback, partnerBinding, providers } = environmentSchema.parse(
    environmentIn(page),
  );
  const { shortVideo, google, partner } = local.providers;
  return writeEnvironment(page, {
    ...local,
    ...{ name, signInMethods, feedback },
    providers: {
      shortVideo: providers.shortVideo && shortVideo,
      google: providers.google && google,
      partner: providers.partner && partner,
    },
    partnerBinding: partnerBinding && local.partnerBinding,
  });
}

const passedOn = ['content-type', 'content-encoding', 'cache-control', 'etag', 'vary'] as const;

/** What a deployment is told of the browser: no cookie, so that it knows nobody. */
const asked = ['accept', 'accept-encoding', 'accept-language'] as const;

/** Passes on what a deployment answers to a request; calls `next` for an answer that is not wanted. */
const passOnFrom =
  (
    template: string,
    regions: Regions,
    isWanted: (answer: IncomingMessage) => boolean,
  ): Delivery['assets'] =>
  (request, response, next) => {
    const match = matchHost(request.headers.host ?? '', regions);
    if (match.kind !== 'site') return next();
    const address = new URL(request.url ?? '/', targetOf(template, folderOf(match.site)));
    const headers = Object.fromEntries(
      asked.flatMap((name) => {
        const value = request.headers[name];
        return typeof value === 'string' ? [[name, value]] : [];
      }),
    );
    get(address, headers).then(
      (answer) => {
        if (!isWanted(answer)) {
          answer.resume();
          return next();
        }
        response.statusCode = answer.statusCode ?? 0;
        for (const name of passedOn) {
          const value = answer.headers[name];
          if (value !== undefined) response.setHeader(name, value);
        }
        answer.pipe(response);
      },
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    );
  };

/**
 * Delivers the pages and the assets of a deployment, so that a mock backend on this machine answers their
 * calls: what is judged is what was deployed, and nothing reaches its services.
 *
 * @param template address of its sites, with `{region}` for their name
 * @param live whether the deployment answers the calls that only read; it is asked without cookies
 * @throws {Failure} when the template is no address
 */
export function targetDelivery(template: string, regions: Regions, live = false): Delivery {
  const sites = sitesOf(regions);
  for (const site of sites) targetOf(template, folderOf(site));
  return {
    regions: () => Promise.resolve(regions),
    sites: () => sites,
    async page({ site, environment, path }) {
      const address = new URL(path, targetOf(template, folderOf(site)));
      const answer = await get(address, { accept: 'text/html' });
      const page = await text(answer);
      if (answer.statusCode === 404) return null;
      if (answer.statusCode !== 200)
        throw new Error(`${address.href} answered ${answer.statusCode}; a page answers 200.`);
      return onThisMachine(page, environment);
    },
    assets: passOnFrom(template, regions, ({ statusCode }) => statusCode === 200),
    ...(live && { reads: passOnFrom(template, regions, () => true) }),
  };
}
