import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { dialogModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { toReferral } from '../../src/components/ReferralModal/Referral.ts';
import { ReferralModal } from '../../src/components/ReferralModal/ReferralModal.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { inModal, modalShown, pressInModal } from '../support/modal.ts';
import { Opener } from '../support/Opener.tsx';
import { opensAndCloses } from '../support/opensAndCloses.tsx';
import { rootProps } from '../support/rootProps.tsx';

const data = {
  tasks: [
    { desc: 'Create your seller account', reword: '£5' },
    { desc: 'List your first ten products', reword: '£15' },
    { desc: 'Send your first order', reword: '£30' },
  ],
  total_reward: '£50',
  terms_and_conditions: [
    'Rewards are paid after the first order was delivered and the time for returns is over.',
    'One reward a seller. An account that was closed before counts as the same seller.',
    'Tasks must be finished within 60 days after the account was created. What is finished later is not rewarded.',
    'Rewards are paid to the bank account of the store, in the currency of its market.',
  ].join('\n\n'),
  is_activity_finish: false,
};

const offer = toReferral(data);

const meta = preview.meta({
  title: 'Components/Dialogs/ReferralModal',
  component: ReferralModal,
  parameters: {
    chromatic: { modes: dialogModes },
    docs: { story: { inline: false, iframeHeight: '720px' } },
    guide: {
      purpose:
        'What an invited seller can earn: the total, the tasks with their rewards, and the terms. `toReferral` converts the server’s data and does not change its texts.',
      keyboard: [
        ['Escape', 'Closes.'],
        ['Tab', 'Moves to the close button, then to the terms, which the arrow keys scroll.'],
      ],
      announced: [
        'Its title, then “dialog”; the total; “list with 3 items”, each a task and its reward.',
        '“Terms and conditions, region”.',
      ],
      sources: ['REF-002', 'REF-004', 'REF-005', 'S-151', 'S-152', 'E-30'],
    } satisfies ComponentGuide,
  },
  args: { open: true, referral: offer, onClose: fn() },
});

export const Tasks = meta.story({
  play: async ({ step }) => {
    const modal = await modalShown();
    await step('the subtitle has the value 10', async () => {
      await expect(await inModal('referral_subtitle')).toHaveTextContent(/10/);
    });
    await step('shows each task with its reward, the total, the terms', async () => {
      const tasks = screen.getAllByRole('listitem');
      await expect(tasks).toHaveLength(3);
      for (const [index, { desc, reword }] of data.tasks.entries()) {
        await expect(tasks[index]).toHaveTextContent(desc);
        await expect(tasks[index]).toHaveTextContent(reword);
      }
      await expect(modal).toHaveTextContent(data.total_reward);
      await expect(modal.querySelectorAll('section[tabindex] p')).toHaveLength(4);
    });
  },
});

export const OneTaskWithoutTerms = meta.story({
  args: {
    referral: toReferral({ ...data, tasks: data.tasks.slice(0, 1), terms_and_conditions: '' }),
  },
});

/** Texts of the server can have any length. */
export const LongTexts = meta.story({
  args: {
    referral: toReferral({
      ...data,
      tasks: [
        {
          desc: 'Complete the verification of your business with all documents that your market asks for',
          reword: 'Free shipping for your first 100 orders, and £20',
        },
        { desc: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2), reword: '£1,000,000.00' },
      ],
    }),
  },
});

export const ActivityFinished = meta.story({
  args: { referral: toReferral({ ...data, is_activity_finish: true }) },
  play: async () => {
    const text = await inModal('referral_finished');
    await waitFor(() => expect(text).toBeVisible());
    await expect(screen.queryByRole('listitem')).toBeNull();
  },
});

export const NoTasks = meta.story({
  args: { referral: toReferral({ ...data, tasks: [] }) },
  play: async () => {
    const text = await inModal('referral_empty');
    await waitFor(() => expect(text).toBeVisible());
  },
});

export const Loading = meta.story({
  args: { referral: toReferral(null) },
  play: async () => {
    await inModal('loading');
  },
});

export const SecondTheme = meta.story({ args: { theme: 'tiktok' } });

export const Toggled = meta.story({
  render: () => (
    <Opener>
      {(open, close) => <ReferralModal open={open} referral={offer} onClose={close} />}
    </Opener>
  ),
  play: async ({ canvasElement, step }) => {
    await step('opens and closes twice', async () => {
      for (let times = 0; times < 2; times += 1) {
        await userEvent.click(canvasElement.querySelector('[data-opens]') ?? document.body);
        const modal = await modalShown();
        await pressInModal('dialog_close');
        await expect(modal).not.toHaveAttribute('open');
      }
    });
  },
});

export const OpensAndCloses = meta.story(
  opensAndCloses((open, close) => <ReferralModal open={open} referral={offer} onClose={close} />),
);

export const RootProps = meta.story(
  rootProps<HTMLDialogElement>((probe) => (
    <ReferralModal {...probe} open referral={offer} onClose={fn()} />
  )),
);
