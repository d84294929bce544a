/** What tools/stories has the browser do; bundled into one script by detectorScript.ts. */
export { findOverflow } from './findOverflow.ts';
export { visibleTexts } from './visibleTexts.ts';
