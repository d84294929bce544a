import type { ReactRenderer } from '@storybook/react-vite';
import { type ReactNode, useInsertionEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { DecoratorFunction } from 'storybook/internal/types';
import type { i18n } from 'i18next';
import { setDocumentLanguage } from '../src/app/language/setDocumentLanguage.ts';

interface Loaded {
  readonly language: string;
  readonly i18n: i18n;
}

interface StoryLocaleProps extends Loaded {
  readonly theme: string;
  readonly children: ReactNode;
}

export function StoryLocale({ language, i18n, theme, children }: StoryLocaleProps) {
  // Before the layout effects of the story: a dialog that opens scrolls to where its focus is by then.
  useInsertionEffect(() => {
    setDocumentLanguage(document, language);
    document.documentElement.dataset['theme'] = theme;
  }, [language, theme]);
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}

/** Gives every story its texts, and its document the language and direction that a server would write into it, in the toolbar's theme. */
export const withTexts: DecoratorFunction<ReactRenderer> = (Story, { loaded, globals }) => {
  const { language, i18n } = loaded as unknown as Loaded; // what the preview's loader returns
  return (
    <StoryLocale language={language} i18n={i18n} theme={String(globals['theme'])}>
      <Story />
    </StoryLocale>
  );
};
