import type { StoryIndex } from './missingStories.ts';

export interface RunningStorybook {
  readonly address: string;
  readonly index: StoryIndex;
}

/** Where `npm run storybook` serves. */
const ADDRESS = 'http://localhost:6006';

/**
 * The Storybook that a developer has open, which holds every change already; null where none runs, or
 * the one of another folder.
 *
 * @param root the project's folder
 */
export async function runningStorybook(root: string): Promise<RunningStorybook | null> {
  try {
    // Vite serves the files of its own project only.
    const own = await fetch(`${ADDRESS}/@fs${root}/package.json`);
    if (!own.ok) return null;
    const index = (await (await fetch(`${ADDRESS}/index.json`)).json()) as StoryIndex; // Storybook's own file
    return { address: ADDRESS, index };
  } catch {
    return null; // nothing listens
  }
}
