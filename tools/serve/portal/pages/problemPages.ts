import type { ScenarioError } from '../../../../mocks/scenarios/ScenarioError.ts';
import { listScenarios } from '../../../../mocks/scenarios/listScenarios.ts';
import { escapeHtml } from '../../document/escapeHtml.ts';
import type { Regions } from '../Regions.ts';
import type { Page } from '../respond.ts';
import { codeList, ownPage, paragraph } from './ownPage.ts';

/** A host that stands for no site. */
export const unknownHostPage = (host: string, regions: Regions, port: number): Page =>
  ownPage({
    status: 404,
    title: 'No site at this host',
    body: [
      paragraph(
        `No region serves ${host}. A site’s host is <region>.localhost or ` +
          'accu.<region>.localhost, and a region is a file: add regions/<region>.ts to make one.',
      ),
      paragraph('The regions there are:'),
      codeList([...regions.keys()]),
      paragraph('All sites', `http://localhost:${port}/`),
    ].join('\n'),
  });

/** An address that nothing answers. */
export const notFoundPage = (path: string): Page =>
  ownPage({
    status: 404,
    title: 'Nothing here',
    body: [
      paragraph(`Nothing answers ${path}. The application lives below /account.`),
      paragraph('To the start of this site', '/'),
    ].join('\n'),
  });

/** An unknown scenario name. */
export const unknownScenarioPage = ({ message, nearest }: ScenarioError, path: string): Page =>
  ownPage({
    status: 400,
    title: 'Unknown scenario',
    body: [
      paragraph(message),
      ...(nearest.length === 0
        ? []
        : [
            paragraph('Use one of these:'),
            `<ul>${nearest
              .map(
                (name) =>
                  `<li><a href="${escapeHtml(`${path}?scenario=${encodeURIComponent(name)}`)}">` +
                  `<code>${escapeHtml(name)}</code></a></li>`,
              )
              .join('')}</ul>`,
          ]),
      paragraph('All scenarios; several can be joined by +:'),
      codeList(listScenarios().map(({ name }) => name)),
    ].join('\n'),
  });

/** Something that the server could not do; the message explains how to fix it. */
export const failurePage = (error: unknown): Page =>
  ownPage({
    status: 500,
    title: 'The server could not make this page',
    body: `<pre>${escapeHtml(error instanceof Error ? error.message : String(error))}</pre>`,
  });

/** A page that was asked for with a method it does not have. */
export const wrongMethodPage = (method: string, path: string): Page =>
  ownPage({
    status: 405,
    title: 'Wrong method',
    body: paragraph(`${path} is a page: ask for it with GET, not with ${method}.`),
  });

/** A site that the production build does not hold. */
export const notDeliveredPage = (folder: string): Page =>
  ownPage({
    status: 404,
    title: 'This build has no such site',
    body: paragraph(
      `The production build holds no folder ${folder}. Build again with \`npm run build\`, or visit ` +
        'the site in development with `npm start`.',
    ),
  });
