/** What tools/stories has the browser do; bundled into one script by detectorScript.ts. */
export { findOverflow } from './findOverflow.ts';
export { visibleTexts } from './visibleTexts.ts';
export { speakAndFind } from './speakAndFind.ts';
export { play, ready, windowOf } from './storybook.ts';
