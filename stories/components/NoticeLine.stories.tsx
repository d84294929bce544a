import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { Button } from '../../src/components/Button/Button.tsx';
import { NoticeLine, type Notice } from '../../src/components/NoticeLine/NoticeLine.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import { rootProps } from '../support/rootProps.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/NoticeLine',
  parameters: {
    guide: {
      purpose:
        'The notice of a card, below the button that it is about: a code was sent, the server refused a request. It stands in the layout and covers nothing. A new notice replaces it; it ends with its step.',
      keyboard: [],
      announced: ['A new notice, once.'],
      sources: ['FLOW-013', 'FLOW-027', 'ERR-007', 'ERR-014', 'E-11', 'E-24', 'S-208'],
    } satisfies ComponentGuide,
  },
  component: NoticeLine,
});

const sent: Notice = {
  id: 'sent',
  tone: 'positive',
  content: { id: 'selleronboarding_sign_up_new_code_toast' },
};
const failed: Notice = {
  id: 'failed',
  tone: 'danger',
  content: { id: 'selleronboarding_network_error_toast' },
};

export const None = meta.story({
  args: { notice: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const CodeSent = meta.story({ args: { notice: sent } });

export const Failed = meta.story({ args: { notice: failed } });

/** A long text of the server, without spaces, wraps in its frame (E-11). */
export const LongText = meta.story({
  args: { notice: { ...failed, content: { serverText: 'a'.repeat(400) } } },
  play: async () => {
    const { clientWidth, scrollWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
});

function Again() {
  const [count, setCount] = useState(0);
  return (
    <>
      <NoticeLine notice={count === 0 ? null : { ...failed, id: String(count) }} />
      <Button onClick={() => setCount(count + 1)}>
        <Message id="sign_up_continue" />
      </Button>
    </>
  );
}

/** The same failure a second time is read out again, in the region that stood before. */
export const AnnouncedAgain = meta.story({
  tags: ['!autodocs'],
  render: () => <Again />,
  play: async ({ canvas, canvasElement }) => {
    const region = canvas.getByRole('status');
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    const first = await waitFor(() => {
      const line = canvasElement.querySelector('[data-tone]');
      if (line === null) throw new Error('No notice shows.');
      return line;
    });
    await userEvent.click(button);
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(canvas.getByRole('status')).toBe(region);
    await expect(region.querySelectorAll('[data-tone]')).toHaveLength(1);
  },
});

export const RootProps = meta.story(
  rootProps<HTMLDivElement>((probe) => <NoticeLine {...probe} notice={null} />),
);
