import type { ExtractedStory } from '../../visual/plan/ExtractedStory.ts';

interface Extracting {
  readonly extract: () => Promise<Readonly<Record<string, Prepared>>>;
}

interface Prepared extends Omit<ExtractedStory, 'globals' | 'chromatic'> {
  readonly storyGlobals?: ExtractedStory['globals'];
  readonly parameters: {
    readonly fileName?: string;
    readonly chromatic?: ExtractedStory['chromatic'];
  };
}

/** Every story with what decides its pictures: loads all of them, plays none. */
export async function extractStories(): Promise<readonly ExtractedStory[]> {
  // Storybook's own name on the global object, as its test runner uses it.
  const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as Extracting;
  const { log } = console;
  console.log = () => {}; // `extract` prints all it finds
  const stories = await preview.extract().finally(() => {
    console.log = log;
  });
  return Object.values(stories).map(({ id, title, name, storyGlobals, parameters }) => ({
    ...{ id, title, name },
    file: parameters.fileName ?? '',
    globals: storyGlobals ?? {},
    chromatic: parameters.chromatic ?? {},
  }));
}
