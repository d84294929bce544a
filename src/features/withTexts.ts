import type { TextPart } from '../i18n/TextPart.ts';
import type { Services } from './Services.ts';

/**
 * Loads code that a page shows later, with the texts of the later steps.
 *
 * @param part more texts that the code shows
 */
export async function withTexts<Code>(
  load: () => Promise<Code>,
  texts: Pick<Services['shell']['texts'], 'load'>,
  part?: TextPart,
): Promise<Code> {
  const [code] = await Promise.all([load(), texts.load('steps'), part && texts.load(part)]);
  return code;
}
