import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/components/Button/Button.tsx';
import { onPageLock } from '../../src/components/pageLock/pageLock.ts';
import { PullUpPanel } from '../../src/components/PullUpPanel/PullUpPanel.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import { cannotBeClosed } from '../support/cannotBeClosed.ts';
import type { ComponentGuide } from '../support/ComponentGuide.ts';
import { modalBox, modalShown, openModal, pressInModal } from '../support/modal.ts';
import { Opener } from '../support/Opener.tsx';
import { opensAndCloses } from '../support/opensAndCloses.tsx';
import { rootProps } from '../support/rootProps.tsx';
import { shows } from '../support/shows.ts';

const title = <Message id="nav_contact_us" />;
const text = <Message id="banner_proof_support_text" />;

const meta = preview.meta({
  title: 'Components/Dialogs/PullUpPanel',
  component: PullUpPanel,
  parameters: {
    docs: { story: { inline: false, iframeHeight: '460px' } },
    guide: {
      purpose:
        'A panel from the bottom edge on every width, for something beside the page that needs no decision. The page behind is held still; `onPageLock` tells when that begins and ends, for what must pause meanwhile.',
      keyboard: [['Escape', 'Closes; nothing while a request runs.']],
      spoken: ['Its title, then “dialog”.'],
      sources: ['DLG-023', 'DLG-024', 'S-142', 'E-16', 'E-30'],
    } satisfies ComponentGuide,
  },
  argTypes: {
    title: { control: false },
    picture: { control: false },
    actions: { control: false },
  },
  args: { open: true, title, children: <p>{text}</p>, onClose: fn() },
});

export const Plain = meta.story({
  play: async ({ args, step }) => {
    const modal = await modalShown();
    await shows(step, ['DLG-024'], 'title, close button, mask; the page is held', async () => {
      await expect(modal).toHaveAccessibleName();
      await pressInModal('dialog_close');
      await expect(args.onClose).toHaveBeenLastCalledWith({ reason: 'button' });
      await userEvent.click(modal);
      await expect(args.onClose).toHaveBeenLastCalledWith({ reason: 'mask' });
      await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    });
    await step('it stands at the bottom edge', async () => {
      await Promise.all(modal.getAnimations().map(({ finished }) => finished));
      await expect(Math.round(modal.getBoundingClientRect().bottom)).toBe(innerHeight);
    });
  },
});

export const WithAction = meta.story({
  args: {
    actions: (
      <Button>
        <Message id="nav_start_selling" />
      </Button>
    ),
  },
});

export const LongText = meta.story({
  args: { children: Array.from({ length: 30 }, (_, index) => <p key={index}>{text}</p>) },
});

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ args }) => {
    await cannotBeClosed(await modalShown());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const SecondTheme = meta.story({ args: { theme: 'tiktok' } });

/** Something beside the panel that waits while the page is held. */
function Listening() {
  const [kinds, setKinds] = useState('');
  useEffect(() => onPageLock(({ kind }) => setKinds((said) => `${said} ${kind}`)), []);
  return <output data-told={kinds.trim()} />;
}

export const TellsThatThePageIsHeld = meta.story({
  render: () => (
    <>
      <Listening />
      <Opener>
        {(open, close) => (
          <PullUpPanel open={open} title={title} onClose={close}>
            <p>{text}</p>
          </PullUpPanel>
        )}
      </Opener>
    </>
  ),
  play: async ({ canvasElement, step }) => {
    const told = () => canvasElement.querySelector<HTMLElement>('[data-told]')?.dataset['told'];
    await step('lock when it opens, unlock when it is closed (DLG-023)', async () => {
      await userEvent.click(canvasElement.querySelector('[data-opens]') ?? document.body);
      await modalShown();
      await waitFor(() => expect(told()).toBe('lock'));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(openModal()).toBeNull());
      await waitFor(() => expect(told()).toBe('lock unlock'));
    });
  },
});

export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const box = await modalBox();
    await expect(box).toMatchObject({ width: 390, centred: true, atBottom: true });
  },
});

export const OpensAndCloses = meta.story(
  opensAndCloses((open, close) => (
    <PullUpPanel open={open} title={title} onClose={close}>
      <p>{text}</p>
    </PullUpPanel>
  )),
);

export const RootProps = meta.story(
  rootProps<HTMLDialogElement>((probe) => (
    <PullUpPanel {...probe} open title={title} onClose={fn()}>
      <p>{text}</p>
    </PullUpPanel>
  )),
);
