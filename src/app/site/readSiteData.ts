import type { Site } from '../../domain/region/Site.ts';
import { type Environment, parseEnvironment, SiteDataError } from '../environment/Environment.ts';

/** The site data that the server writes into the document. */
export interface SiteData {
  readonly site: Site;
  /** BCP 47 tag of the page's language. */
  readonly language: string;
  readonly environment: Environment;
}

/**
 * Reads the site data; the application never parses the host. Source: S-001, S-178.
 * @throws SiteDataError when a part is missing or wrong
 */
export function readSiteData(document: Document): SiteData {
  const { dataset, lang } = document.documentElement;
  const { region, variant } = dataset;
  if (region === undefined || region === '' || lang === '')
    throw new SiteDataError(
      'This page has no site data: <html> lacks data-region or lang. Have the server write it with writeSiteData().',
    );
  if (variant !== 'standard' && variant !== 'accu')
    throw new SiteDataError(
      `This page's data-variant is \`${String(variant)}\`; it must be \`standard\` or \`accu\`.`,
    );
  const block = document.getElementById('environment');
  if (block === null)
    throw new SiteDataError(
      'This page has no environment block. Have the server write it with writeSiteData().',
    );
  return {
    site: { region, variant },
    language: lang,
    environment: parseEnvironment(block.textContent),
  };
}
