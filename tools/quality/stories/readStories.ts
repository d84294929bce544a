import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One story of the built Storybook. */
export interface StoryEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
  /** Its file, from the repository's root: `./stories/...`. */
  readonly importPath: string;
  readonly exportName?: string;
}

type Index = { readonly entries: Readonly<Record<string, StoryEntry & { readonly type: string }>> };

/** Where `npm run build:storybook` puts it. */
export const builtStorybook = join(import.meta.dirname, '../../../storybook-static');

/**
 * The stories of the built Storybook, without those of its documentation.
 * @throws Error when there is no build
 */
export function readStories(): readonly StoryEntry[] {
  const file = join(builtStorybook, 'index.json');
  if (!existsSync(file))
    throw new Error('There is no built Storybook; run `npm run build:storybook` first.');
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as Index; // Storybook's own file
  return Object.values(entries).filter(
    ({ type, title }) => type === 'story' && !title.startsWith('Docs/'),
  );
}
