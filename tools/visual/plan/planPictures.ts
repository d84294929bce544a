import type { Mode } from '../../../.storybook/modes.ts';
import type { Size } from '../../quality/stories/sizes.ts';
import type { ExtractedStory } from './ExtractedStory.ts';

/** One picture to take. */
export interface PlannedPicture {
  /** The same on both sides of a comparison: `screens-login--empty [gb phone]`. */
  readonly key: string;
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly file: string;
  /** The mode's name; empty for a story without modes. */
  readonly mode: string;
  readonly globals: { readonly region: string; readonly language: string; readonly theme: string };
  /** CSS pixels. */
  readonly size: Size;
  readonly motion: 'reduce' | 'no-preference';
  /** What changes by itself and is painted over. */
  readonly ignored: readonly string[];
}

/** The toolbar as a story finds it, and the windows by name (preview.tsx). */
export interface Defaults {
  readonly globals: PlannedPicture['globals'];
  readonly windows: Readonly<Record<string, Size>>;
  /** The window where neither the story nor the mode names one. */
  readonly size: Size;
}

/** The name of the window, where there is one. */
const viewportOf = (viewport: ExtractedStory['globals']['viewport']): string | undefined =>
  typeof viewport === 'object' ? viewport.value : viewport;

/**
 * The pictures of a Storybook: one per mode of each story, or one of a story without modes. What a story
 * fixes itself wins over the mode, as in Chromatic; modes that then come to the same are one picture.
 *
 * @throws Error when a story or a mode names a window that there is not
 */
export function planPictures(
  stories: readonly ExtractedStory[],
  { globals, windows, size }: Defaults,
): readonly PlannedPicture[] {
  const taken = (story: ExtractedStory, name: string, mode: Mode): PlannedPicture => {
    const { region, language, theme, viewport: asked } = { ...globals, ...mode, ...story.globals };
    const viewport = viewportOf(asked);
    const window = viewport === undefined ? size : windows[viewport];
    if (window === undefined)
      throw new Error(
        `${story.id} wants the window \`${viewport}\`; preview.tsx has ${Object.keys(windows).join(', ')}.`,
      );
    const { id, title, file, chromatic } = story;
    return {
      ...{ id, title, name: story.name, file, mode: name, size: window },
      key: name === '' ? id : `${id} [${name}]`,
      globals: { region, language, theme },
      motion: chromatic.prefersReducedMotion ?? 'reduce',
      ignored: chromatic.ignoreSelectors ?? [],
    };
  };
  return stories
    .filter(({ title, chromatic }) => !title.startsWith('Docs/') && !chromatic.disableSnapshot)
    .flatMap((story) => {
      const modes = Object.entries(story.chromatic.modes ?? { '': {} });
      const pictures = modes.map(([name, mode]) => taken(story, name, mode));
      const sameAs = ({ globals: set, size: window }: PlannedPicture): string =>
        JSON.stringify([set, window]);
      return [...Map.groupBy(pictures, sameAs).values()].flatMap(([first]) => first ?? []);
    });
}
