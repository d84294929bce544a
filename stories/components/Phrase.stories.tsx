import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Phrase } from '../../src/components/Phrase/Phrase.tsx';
import type { PhraseContent } from '../../src/components/Phrase/PhraseContent.ts';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { rootProps } from '../support/rootProps.tsx';

const countdown: PhraseContent = { id: 'sign_up_resend_countdown', values: { seconds: 42 } };

const meta = preview.meta({
  title: 'Components/Content/Phrase',
  component: Phrase,
  parameters: {
    guide: {
      purpose:
        'One text that is chosen at run time: a text of the portal by its key, or a text of the server with its own direction. For a text that is fixed in the code, use a Message.',
      keyboard: [],
      announced: ['The text.'],
      sources: ['ERR-007', 'E-11', 'E-25'],
    } satisfies ComponentGuide,
  },
  args: { content: countdown },
});

export const ByKey = meta.story({
  play: async ({ canvasElement }) => {
    await expect(
      canvasElement.querySelector('[data-message=sign_up_resend_countdown]'),
    ).toHaveTextContent('42');
  },
});

export const ServerText = meta.story({
  args: { content: { serverText: 'Wir arbeiten heute von 2 bis 3 Uhr.', language: 'de' } },
  play: async ({ canvasElement }) => {
    const text = canvasElement.querySelector('[data-message=server_text]');
    await expect(text).toHaveAttribute('dir', 'auto');
    await expect(text).toHaveAttribute('lang', 'de');
  },
});

/** Markup in a server's text is shown as text. */
export const WithMarkup = meta.story({
  args: { content: { serverText: '<b>Not</b> bold &amp; <img src=x onerror=alert(1)>' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('b, img')).toBeNull();
  },
});

export const RootProps = meta.story(
  rootProps<HTMLSpanElement>((probe) => <Phrase {...probe} content={{ serverText: '' }} />),
);
