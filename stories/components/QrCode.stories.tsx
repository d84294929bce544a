import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { QrCode } from '../../src/components/QrCode/QrCode.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { rootProps } from '../support/rootProps.tsx';

const address = 'https://academy.gb.portico.example/app';

const meta = preview.meta({
  title: 'Components/Content/QrCode',
  component: QrCode,
  parameters: {
    guide: {
      purpose:
        'An address as a QR code for a phone. The same address is below as a link, for users on a phone and for screen readers.',
      keyboard: [['Tab', 'Moves to the link.']],
      announced: [
        'The title, “figure”.',
        '“QR code for the address below, image”.',
        'The address, “link”.',
      ],
      sources: ['LAND-005', 'LAND-040', 'E-26'],
    } satisfies ComponentGuide,
  },
  args: { address, title: <Message id="nav_university" /> },
});

export const Code = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('figure', { name: /./ })).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('data-message', 'qr_code');
    await expect(canvas.getByRole('link')).toHaveTextContent(address);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', address);
  },
});

export const LongAddress = meta.story({
  args: { address: `${address}?channel=${'footer-'.repeat(20)}` },
});

/** Every word of an element's text that stands on two lines. */
function brokenWords(element: HTMLElement): readonly string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent ?? '';
    for (const { 0: word, index } of text.matchAll(/\w+/g)) {
      const range = document.createRange();
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      if (range.getClientRects().length > 1) broken.push(word);
    }
  }
  return broken;
}

/** As narrow as beside another code on a phone: the address breaks between its words. */
export const Narrow = meta.story({
  decorators: (Story) => (
    <div style={{ inlineSize: '7rem' }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link.offsetHeight).toBeGreaterThan(40); // it needs several lines
    await expect(brokenWords(link)).toEqual([]);
  },
});

/** Several in a row, as in the footer. */
export const Several = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '2rem' }}>
      <QrCode {...args} />
      <QrCode address={`${address}/2`} title={<Message id="nav_contact_us" />} />
    </div>
  ),
});

export const RootProps = meta.story(
  rootProps<HTMLElement>((probe) => <QrCode {...probe} address={address} title="" />),
);
