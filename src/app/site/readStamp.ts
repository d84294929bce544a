import type { Site } from '../../domain/region/Site.ts';
import { type Environment, parseEnvironment, StampError } from '../environment/Environment.ts';

/** What the server stamped on the document. */
export interface Stamp {
  readonly site: Site;
  /** BCP 47 tag of the page's language. */
  readonly language: string;
  readonly environment: Environment;
}

/**
 * Reads the stamp; the application never parses the host. Source: S-001, S-178.
 * @throws StampError when a part is missing or wrong
 */
export function readStamp(document: Document): Stamp {
  const { dataset, lang } = document.documentElement;
  const { region, variant } = dataset;
  if (region === undefined || region === '' || lang === '')
    throw new StampError(
      'This page carries no site: <html> lacks data-region or lang. Have the server write it with stampDocument().',
    );
  if (variant !== 'standard' && variant !== 'accu')
    throw new StampError(
      `This page's data-variant is \`${String(variant)}\`; it must be \`standard\` or \`accu\`.`,
    );
  const block = document.getElementById('environment');
  if (block === null)
    throw new StampError(
      'This page has no environment block. Have the server write it with stampDocument().',
    );
  return {
    site: { region, variant },
    language: lang,
    environment: parseEnvironment(block.textContent),
  };
}
