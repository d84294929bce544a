import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Phrase } from '../../src/components/Phrase/Phrase.tsx';
import type { PhraseContent } from '../../src/components/Phrase/PhraseContent.ts';
import type { ComponentGuide } from '../support/ComponentGuide.ts';
import { rootProps } from '../support/rootProps.tsx';

const countdown: PhraseContent = { id: 'sign_up_resend_countdown', values: { seconds: 42 } };

const meta = preview.meta({
  title: 'Components/Content/Phrase',
  component: Phrase,
  parameters: {
    guide: {
      purpose:
        'One text that is known only at run time: ours by its key, or the server’s own words, which keep their own direction. A text that is known in the code is a Message.',
      keyboard: [],
      spoken: ['The text.'],
      sources: ['ERR-007', 'E-11', 'E-25'],
    } satisfies ComponentGuide,
  },
  args: { content: countdown },
});

export const Ours = meta.story({
  play: async ({ canvasElement }) => {
    await expect(
      canvasElement.querySelector('[data-message=sign_up_resend_countdown]'),
    ).toHaveTextContent('42');
  },
});

export const OfTheServer = meta.story({
  args: { content: { serverText: 'We are working on the site tonight from 2 to 3.' } },
  play: async ({ canvasElement }) => {
    const text = canvasElement.querySelector('[data-message=server_text]');
    await expect(text).toHaveAttribute('dir', 'auto');
  },
});

/** Markup in a server's text is text. */
export const WithMarkup = meta.story({
  args: { content: { serverText: '<b>Not</b> bold &amp; <img src=x onerror=alert(1)>' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('b, img')).toBeNull();
  },
});

export const RootProps = meta.story(
  rootProps<HTMLSpanElement>((probe) => <Phrase {...probe} content={{ serverText: '' }} />),
);
