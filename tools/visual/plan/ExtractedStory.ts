import type { Mode } from '../../../.storybook/modes.ts';

/** A story as the built Storybook has it: what decides its pictures. */
export interface ExtractedStory {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** Its file, from the repository's root: `./stories/...`. */
  readonly file: string;
  /** What the story fixes of the toolbar; a mode does not change that. */
  readonly globals: {
    readonly region?: string;
    readonly language?: string;
    readonly theme?: string;
    /** A name, or an object with one. */
    readonly viewport?: string | { readonly value?: string };
  };
  /** Chromatic's parameters, which `npm run visual` follows too. */
  readonly chromatic: {
    readonly disableSnapshot?: boolean;
    readonly modes?: Readonly<Record<string, Mode>>;
    readonly prefersReducedMotion?: 'reduce' | 'no-preference';
    readonly ignoreSelectors?: readonly string[];
  };
}
