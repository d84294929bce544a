import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/components/Button/Button.tsx';
import { Portico } from '../../src/components/Portico/Portico.tsx';
import { loadTexts } from '../../src/i18n/loadTexts.ts';
import { Message } from '../../src/i18n/Message.tsx';
import { useLanguage } from '../../src/i18n/useLanguage.ts';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { rootProps } from '../support/rootProps.tsx';

const other = 'ar';
const [texts, otherTexts] = await Promise.all([loadTexts('en'), loadTexts(other)]);

const meta = preview.meta({
  title: 'Components/Layout/Portico',
  component: Portico,
  tags: ['own-words'],
  parameters: {
    guide: {
      purpose:
        'Provides texts, language, direction and theme for components in a page of another team; one around all components. The portal itself does not need it.',
      keyboard: [],
      announced: ['Nothing itself; its content is announced in its language.'],
      sources: ['E-25', 'S-141'],
    } satisfies ComponentGuide,
  },
  args: {
    language: 'en',
    texts,
    children: (
      <Button>
        <Message id="sign_up_continue" />
      </Button>
    ),
  },
});

export const InEnglish = meta.story({
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('button').closest('[data-portico]');
    await expect(frame).toHaveAttribute('dir', 'ltr');
    await expect(frame).toHaveAttribute('lang', 'en');
  },
});

export const InArabic = meta.story({
  args: { language: other, texts: otherTexts },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveTextContent(otherTexts['sign_up_continue'] ?? '');
    await expect(getComputedStyle(button).direction).toBe('rtl');
  },
});

export const SecondTheme = meta.story({ args: { theme: 'tiktok' } });

function Switching() {
  const [language, setLanguage] = useState('en');
  return (
    <Portico language={language} texts={language === other ? otherTexts : texts}>
      <Button onClick={() => setLanguage(other)}>
        <Message id="sign_up_continue" />
      </Button>
      <CurrentLanguage />
    </Portico>
  );
}

function CurrentLanguage() {
  return <span hidden data-current-language={useLanguage()} />;
}

/** All content changes to the new language at once. */
export const LanguageSwitched = meta.story({
  render: () => <Switching />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent(otherTexts['sign_up_continue'] ?? ''));
    await expect(document.querySelector('[data-current-language=ar]')).not.toBeNull();
  },
});

export const RootProps = meta.story(
  rootProps<HTMLDivElement>((probe) => (
    <Portico {...probe} language="en" texts={texts}>
      <Message id="sign_up_continue" />
    </Portico>
  )),
);
