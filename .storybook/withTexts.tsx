import type { ReactRenderer } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import type { DecoratorFunction } from 'storybook/internal/types';
import type { PageTexts } from '../src/i18n/createTexts.ts';
import { directionOf } from '../src/i18n/directionOf.ts';
import { TextsContext } from '../src/i18n/TextsContext.ts';

interface Loaded {
  readonly language: string;
  readonly texts: PageTexts;
}

interface StoryLocaleProps extends Loaded {
  readonly theme: string;
  readonly children: ReactNode;
}

function StoryLocale({ language, texts, theme, children }: StoryLocaleProps) {
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
    document.documentElement.dataset['theme'] = theme;
  }, [language, theme]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** Gives every story its texts, and its document the language and direction that a server would write into it, in the toolbar's theme. */
export const withTexts: DecoratorFunction<ReactRenderer> = (Story, { loaded, globals }) => {
  const { language, texts } = loaded as unknown as Loaded; // what the preview's loader returns
  return (
    <StoryLocale language={language} texts={texts} theme={String(globals['theme'])}>
      <Story />
    </StoryLocale>
  );
};
