import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { QrCode } from '../../src/components/QrCode/QrCode.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import type { ComponentGuide } from '../support/ComponentGuide.ts';
import { rootProps } from '../support/rootProps.tsx';

const address = 'https://academy.gb.portico.example/app';

const meta = preview.meta({
  title: 'Components/Content/QrCode',
  component: QrCode,
  parameters: {
    guide: {
      purpose:
        'An address to point a phone at. The same address stands below as a link, for whoever holds that phone already or sees no pictures.',
      keyboard: [['Tab', 'Goes to the address.']],
      spoken: [
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

/** As in a portal footer. */
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
