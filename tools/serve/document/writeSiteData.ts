import type { Environment } from '../../../src/app/environment/Environment.ts';
import type { KnownName } from '../../../src/i18n/displayName.ts';
import type { Site } from '../../../src/domain/region/Site.ts';
import { escapeHtml } from './escapeHtml.ts';

/** What the server knows of a page before the application runs. */
export interface SiteData {
  readonly site: Site;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** Names of countries and languages that the page shows. */
  readonly names: readonly KnownName[];
  readonly title: string;
  readonly environment: Environment;
  /** Addresses of the chunks that this site needs at once. */
  readonly preloads: readonly string[];
  /** Addresses of the chunks with the site's data, by the name of the part. */
  readonly parts?: Readonly<Record<string, string>>;
  /** Addresses of the chunks with texts that the page needs later, by the name of the part. */
  readonly laterParts?: Readonly<Record<string, string>>;
  /** Text for a browser without scripts. */
  readonly noScript: string;
  /** Texts for a seller whose application does not load: of the error page. */
  readonly startFailure: {
    readonly title: string;
    readonly text: string;
    /** Of what reloads the page. */
    readonly reload: string;
  };
}

const environmentBlock = (environment: Environment): string =>
  `<script type="application/json" id="environment">${JSON.stringify(environment).replaceAll('<', '\\u003c')}</script>`;

/** The part of the page that a server may write anew at delivery: one build serves every environment. */
const environmentPattern = /<script type="application\/json" id="environment">.*?<\/script>/s;

/** @throws Error when the page has no such part */
export function replaceOnce(
  page: string,
  part: string | RegExp,
  by: (...found: string[]) => string,
): string {
  if (page.search(part) === -1)
    throw new Error(
      `index.html has no ${String(part)} to fill; put it back as the root index.html of this repository has it.`,
    );
  return page.replace(part, by);
}

/** How the page of a site begins. Source: S-001. */
export const htmlTag = ({
  site: { region, variant },
  language,
  direction,
}: Pick<SiteData, 'site' | 'language' | 'direction'>): string =>
  `<html data-region="${region}" data-variant="${variant}" lang="${language}" dir="${direction}">`;

/** Writes a site into the page template: language, title, preloads and the environment block. Source: S-001, S-178. */
export function writeSiteData(template: string, siteData: SiteData): string {
  const { title, environment, preloads, parts = {}, laterParts = {}, noScript, names } = siteData;
  const { title: failed, text, reload } = siteData.startFailure;
  const linkTo = (href: string, end = '/>'): string =>
    `<link rel="modulepreload" crossorigin href="${escapeHtml(href)}" ${end}`;
  const links = [
    ...names.map(
      ({ type, code, name }) =>
        `<meta name="name-of-${type}" data-code="${escapeHtml(code)}" content="${escapeHtml(name)}" />`,
    ),
    ...preloads.map((href) => linkTo(href)),
    ...Object.entries(parts).map(([part, href]) => linkTo(href, `data-part="${part}" />`)),
    ...Object.entries(laterParts).map(
      ([part, href]) =>
        `<meta name="${part}" lang="${siteData.language}" content="${escapeHtml(href)}" />`,
    ),
  ];
  let page = replaceOnce(template, '<html>', () => htmlTag(siteData));
  page = replaceOnce(
    page,
    '<title></title>',
    () =>
      `<title>${escapeHtml(title)}</title>\n    ${[environmentBlock(environment), ...links].join('\n    ')}`,
  );
  page = replaceOnce(
    page,
    '<p data-load-failure hidden role="alert"></p>',
    () =>
      // A link reloads without a script.
      `<p data-load-failure data-title="${escapeHtml(failed)}" hidden role="alert">${escapeHtml(text)} <a href="">${escapeHtml(reload)}</a></p>`,
  );
  return replaceOnce(
    page,
    '<noscript></noscript>',
    () => `<noscript>${escapeHtml(noScript)}</noscript>`,
  );
}

/** The environment that a page was delivered with, before it is checked. @throws Error when it has none */
export function environmentIn(page: string): unknown {
  const [block = ''] = environmentPattern.exec(page) ?? [];
  if (block === '')
    throw new Error('The page has no environment block: is it a page of the portal?');
  return JSON.parse(block.slice(block.indexOf('>') + 1, -'</script>'.length));
}

/** Writes another environment into a page that has one, as a server does at delivery. */
export const writeEnvironment = (page: string, environment: Environment): string =>
  replaceOnce(page, environmentPattern, () => environmentBlock(environment));
