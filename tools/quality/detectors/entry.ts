/** What the checks run in a page; fixtures/detectorScript.ts makes one script of it. */
export { checkComponent } from './checkComponent.ts';
export { checkIcons } from './checkIcons.ts';
export { findOverflow, findOverflowIn, setLanguage } from './findOverflow.ts';
export { focusStanding } from './focusStanding.ts';
export { countOpeners, countVisible, openerAt, openerHasFocus, settlesAs } from './opening.ts';
export { extractStories } from './pictured.ts';
export { endsOf, recordFaults } from './recordFaults.ts';
export { screenState } from './screenState.ts';
export { idle, settle } from './settle.ts';
export { stillWaiting } from './stillWaiting.ts';
export { sendWithoutKeepalive } from './sendWithoutKeepalive.ts';
export { newIcons } from './newIcons.ts';
export { playStory, storybookReady, storyWindow } from './storybook.ts';
export { visibleTexts } from './visibleTexts.ts';
export { waitingTimers, watchTimers } from './waitingTimers.ts';
export { watchAnnouncements } from './watchAnnouncements.ts';
export { readFocus, watchFocus } from './watchFocus.ts';
export { walkable } from './walkable.ts';
