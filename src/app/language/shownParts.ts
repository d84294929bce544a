import type { TextPart } from '../../i18n/loadTexts.ts';

/** The parts of the texts that the pages show; no module of the landing page stands on them yet. */
export const shownParts: readonly TextPart[] = ['form'];
