import type { TextPart } from '../../i18n/loadTexts.ts';

/** The parts of the texts that the pages show; they have no landing page modules yet. */
export const shownParts: readonly TextPart[] = ['form'];
