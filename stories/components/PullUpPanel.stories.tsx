import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { dialogModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/components/Button/Button.tsx';
import { onPageLock } from '../../src/components/pageLock/pageLock.ts';
import { PullUpPanel } from '../../src/components/PullUpPanel/PullUpPanel.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import { cannotBeClosed } from '../support/cannotBeClosed.ts';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { modalBox, modalShown, openModal, pressInModal } from '../support/modal.ts';
import { Opener } from '../support/Opener.tsx';
import { opensAndCloses } from '../support/opensAndCloses.tsx';
import { rootProps } from '../support/rootProps.tsx';
import { covers } from '../support/covers.ts';

const title = <Message id="nav_contact_us" />;
const text = <Message id="banner_proof_support_text" />;

const meta = preview.meta({
  title: 'Components/Dialogs/PullUpPanel',
  component: PullUpPanel,
  parameters: {
    chromatic: { modes: dialogModes },
    docs: { story: { inline: false, iframeHeight: '460px' } },
    guide: {
      purpose:
        'A panel from the bottom edge at every width, for additional content that needs no decision. The page behind does not scroll; `onPageLock` notifies when that starts and ends, for content that has to pause.',
      keyboard: [['Escape', 'Closes it; does nothing while a request runs.']],
      announced: ['Its title, then “dialog”.'],
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
    await step('title, close button, mask; the page does not scroll', async () => {
      await expect(modal).toHaveAccessibleName();
      await pressInModal('dialog_close');
      await expect(args.onClose).toHaveBeenLastCalledWith({ reason: 'cross' });
      await userEvent.click(modal);
      await expect(args.onClose).toHaveBeenLastCalledWith({ reason: 'mask' });
      await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    });
    await covers(step, ['DLG-024'], 'it is at the bottom edge', async () => {
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

/** Records the notifications of onPageLock. */
function LockLog() {
  const [kinds, setKinds] = useState('');
  useEffect(() => onPageLock(({ kind }) => setKinds((earlier) => `${earlier} ${kind}`)), []);
  return <output data-locks={kinds.trim()} />;
}

export const NotifiesPageLock = meta.story({
  render: () => (
    <>
      <LockLog />
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
    const locks = () => canvasElement.querySelector<HTMLElement>('[data-locks]')?.dataset['locks'];
    await covers(step, ['DLG-023'], 'lock when it opens, unlock when it is closed', async () => {
      await userEvent.click(canvasElement.querySelector('[data-opens]') ?? document.body);
      await modalShown();
      await waitFor(() => expect(locks()).toBe('lock'));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(openModal()).toBeNull());
      await waitFor(() => expect(locks()).toBe('lock unlock'));
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
