import type { ReactRenderer } from '@storybook/react-vite';
import type { i18n } from 'i18next';
import { type ReactNode, useLayoutEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { DecoratorFunction } from 'storybook/internal/types';
import { directionOf } from '../src/i18n/directionOf.ts';

interface Loaded {
  readonly language: string;
  readonly texts: i18n;
}

interface StampedProps extends Loaded {
  readonly theme: string;
  readonly children: ReactNode;
}

function Stamped({ language, texts, theme, children }: StampedProps) {
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
    document.documentElement.dataset['theme'] = theme;
  }, [language, theme]);
  return <I18nextProvider i18n={texts}>{children}</I18nextProvider>;
}

/** Gives every story its texts, and its document the language and direction that a server would stamp, in the toolbar's theme. */
export const withTexts: DecoratorFunction<ReactRenderer> = (Story, { loaded, globals }) => {
  const { language, texts } = loaded as unknown as Loaded; // what the preview's loader returns
  return (
    <Stamped language={language} texts={texts} theme={String(globals['theme'])}>
      <Story />
    </Stamped>
  );
};
