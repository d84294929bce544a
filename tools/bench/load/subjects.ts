import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Browser } from '@playwright/test';
import { listenOnLoopback } from '../../serve/portal/listenOnLoopback.ts';
import { createPortal } from '../../serve/portal/portal.ts';
import { previewDelivery } from '../../serve/portal/previewDelivery.ts';
import type { Regions } from '../../serve/portal/Regions.ts';
import { createCertificate } from './createCertificate.ts';
import { answerPlainReact } from './plainReact.ts';
import { type Answering, askAt, serveCompressed, type Serving } from './serveCompressed.ts';
import { answerStatic, staticForm } from './staticForm.ts';

/** The names of what is compared, in the order of the table. */
export const subjectNames = ['portal', 'base', 'static form', 'React form'] as const;
export type SubjectName = (typeof subjectNames)[number];

/** One of the pages that are compared, with the server of each site. */
export interface Subject {
  readonly name: SubjectName;
  readonly addressOf: (site: string) => string;
}

interface Options {
  readonly browser: Browser;
  readonly regions: Regions;
  readonly sites: readonly string[];
  readonly dist: string;
  /** The build of another commit. */
  readonly base: string | undefined;
}

const subject = (name: SubjectName, portOf: (site: string) => number): Subject => ({
  name,
  addressOf: (site) => `https://${site}.localhost:${portOf(site)}/account/register`,
});

/** The register page of a site as it is rendered. */
const readPage = (port: number, site: string): Promise<string> =>
  new Promise((resolve, reject) => {
    // Node does not resolve names under localhost, so the site goes into the header.
    const headers = { host: `${site}.localhost:${port}` };
    get({ host: '127.0.0.1', port, path: '/account/register', headers }, (answer) => {
      text(answer).then(resolve, reject);
    }).once('error', reject);
  });

/** Starts the servers of all that is compared; `close` ends them and removes what was built. */
export async function startSubjects({ browser, regions, sites, dist, base }: Options) {
  const open: Serving[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'portico-load-'));
  const certificate = await createCertificate(folder);
  const started = async (listening: Promise<Serving>): Promise<number> => {
    const one = await listening;
    open.push(one);
    return one.port;
  };
  const startPortal = (from: string) =>
    started(
      listenOnLoopback(createPortal({ delivery: previewDelivery(from, regions), panel: false }), 0),
    );
  const serve = (answering: Answering) => started(serveCompressed(answering, certificate));

  const portal = await startPortal(dist);
  const now = await serve(askAt(portal));
  const subjects = [subject('portal', () => now)];
  if (base !== undefined) {
    const port = await serve(askAt(await startPortal(base)));
    subjects.push(subject('base', () => port));
  }
  const forms = new Map<string, string>();
  for (const site of sites)
    forms.set(`${site}.localhost`, staticForm(await readPage(portal, site)));
  const formOf = (host: string): string => forms.get(host.replace(/:\d+$/, '')) ?? '';
  const hand = await serve(answerStatic(formOf, askAt(portal)));
  subjects.push(subject('static form', () => hand));
  const plain = new Map<string, number>();
  for (const site of sites) {
    const options = { page: formOf(`${site}.localhost`), portal, folder: join(folder, site) };
    plain.set(site, await serve(await answerPlainReact(browser, options)));
  }
  subjects.push(subject('React form', (site) => plain.get(site) ?? 0));
  return {
    subjects,
    close: async (): Promise<void> => {
      await Promise.all(open.map((one) => one.close()));
      await rm(folder, { recursive: true });
    },
  };
}
