import { createStoryBackend } from '../mocks/adapters/browser.ts';

/** The mock backend of Storybook: a fresh world for each story, begun by the preview. */
export const storyBackend = createStoryBackend();
