import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { dialogModes, notPictured } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { ConfirmDialog } from '../../src/components/ConfirmDialog/ConfirmDialog.tsx';
import {
  type ConfirmType,
  ConfirmPicture,
} from '../../src/components/ConfirmDialog/ConfirmPicture.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import { cannotBeClosed } from '../support/cannotBeClosed.ts';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { inModal, modalBox, modalShown, pressInModal } from '../support/modal.ts';
import { opensAndCloses } from '../support/opensAndCloses.tsx';
import { rootProps } from '../support/rootProps.tsx';
import { covers } from '../support/covers.ts';

const question = {
  title: <Message id="market_confirm_question" />,
  children: <Message id="market_confirm_description" />,
};

const meta = preview.meta({
  title: 'Components/Dialogs/ConfirmDialog',
  component: ConfirmDialog,
  parameters: {
    chromatic: { modes: dialogModes },
    docs: { story: { inline: false, iframeHeight: '460px' } },
    guide: {
      purpose:
        'A message that the user has to read or, with `onCancel`, a question; four types. For a message that needs no answer, use a toast.',
      keyboard: [
        ['Escape', 'Cancels a question, confirms a message. Does nothing while loading.'],
        ['Enter', 'Cancels a question, because focus starts at cancel.'],
      ],
      announced: [
        'Its title, “dialog”, and its text; “alert dialog” for a question.',
        'A question: “Cancel, button”, where focus starts. A message: the title.',
      ],
      sources: ['DLG-025', 'UI-003', 'S-139', 'E-30'],
    } satisfies ComponentGuide,
  },
  argTypes: { title: { control: false }, children: { control: false } },
  args: { open: true, type: 'warning' as const, ...question, onOk: fn() },
});

/** The dialog has the picture of its type. */
const hasPicture = (step: Parameters<typeof covers>[0], type: ConfirmType) =>
  covers(step, ['DLG-025'], 'has the picture of its type', async () => {
    const picture = (await modalShown()).querySelector('[data-type]');
    await expect(picture).toHaveAttribute('data-type', type);
    await waitFor(() => expect(picture?.querySelector('svg')).toBeVisible()); // the dialog fades in
  });

/** A question. */
const asQuestion = { onCancel: fn() };

export const Warning = meta.story({
  args: asQuestion,
  play: async ({ args, step }) => {
    const modal = await screen.findByRole('alertdialog');
    await hasPicture(step, args.type);
    await step('focus starts at cancel, so an accidental Enter changes nothing', async () => {
      const cancel = (await inModal('market_confirm_cancel')).closest('button');
      await waitFor(() => expect(cancel).toHaveFocus());
    });
    await step('title and text are announced', async () => {
      await expect(modal).toHaveAccessibleName();
      await expect(modal).toHaveAccessibleDescription();
    });
    await covers(step, ['DLG-025'], 'OK and cancel call back once each', async () => {
      await pressInModal('market_confirm_confirm');
      await expect(args.onOk).toHaveBeenCalledOnce();
      await expect(args.onOk).toHaveBeenCalledWith({ reason: 'button' });
      await expect(args.onCancel).not.toHaveBeenCalled();
      await pressInModal('market_confirm_cancel');
      await expect(args.onCancel).toHaveBeenCalledOnce();
      await expect(args.onCancel).toHaveBeenCalledWith({ reason: 'button' });
    });
    await step('Escape and the mask cancel', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onCancel).toHaveBeenLastCalledWith({ reason: 'escape' });
      await userEvent.click(modal);
      await expect(args.onCancel).toHaveBeenLastCalledWith({ reason: 'mask' });
      await expect(args.onOk).toHaveBeenCalledOnce();
    });
  },
});

export const Success = meta.story({
  args: {
    type: 'success',
    title: <Message id="sign_up_success_title" />,
    children: <Message id="sign_up_success_lead" />,
  },
  play: ({ args, step }) => hasPicture(step, args.type),
});

export const Failure = meta.story({
  args: {
    type: 'error',
    title: <Message id="login_failed_title_TT4B_conflict_remind" />,
    children: <Message id="error_page_text" />,
  },
  play: ({ args, step }) => hasPicture(step, args.type),
});

export const Information = meta.story({
  args: {
    type: 'info',
    title: <Message id="registration_signup_tokopedia_accountbinded" />,
    children: undefined,
  },
  play: async ({ args, step }) => {
    await hasPicture(step, args.type);
    await covers(step, ['DLG-025'], 'only OK; closing the dialog is OK too', async () => {
      const modal = await screen.findByRole('dialog');
      await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
      await pressInModal('confirm_dialog_ok');
      await expect(args.onOk).toHaveBeenLastCalledWith({ reason: 'button' });
      await userEvent.keyboard('{Escape}');
      await expect(args.onOk).toHaveBeenLastCalledWith({ reason: 'escape' });
      await userEvent.click(modal);
      await expect(args.onOk).toHaveBeenLastCalledWith({ reason: 'mask' });
    });
  },
});

const types = ['warning', 'success', 'error', 'info'] as const;

export const PictureOfEachType = meta.story({
  tags: ['!autodocs'],
  parameters: { chromatic: notPictured },
  render: () => (
    <>
      {types.map((type) => (
        <ConfirmPicture key={type} type={type} />
      ))}
    </>
  ),
  play: async ({ canvasElement, step }) => {
    await covers(step, ['DLG-025'], 'the four icons differ', async () => {
      const icons = [...canvasElement.querySelectorAll('[data-type] svg')];
      await expect(new Set(icons.map(({ innerHTML }) => innerHTML))).toHaveProperty('size', 4);
    });
  },
});

export const CustomLabels = meta.story({
  args: {
    ...asQuestion,
    type: 'info',
    okText: 'exists_dialog_log_in',
    cancelText: 'exists_dialog_stay',
  },
  play: async () => {
    await inModal('exists_dialog_log_in');
    await inModal('exists_dialog_stay');
  },
});

export const Loading = meta.story({
  args: { ...asQuestion, loading: true, loadingText: 'sign_up_submitting' },
  play: async ({ args, step }) => {
    await step('it cannot be closed, and shows the loading text (E-30)', async () => {
      await cannotBeClosed(await modalShown());
      await expect(await inModal('sign_up_submitting')).toBeVisible();
      await expect(args.onOk).not.toHaveBeenCalled();
      await expect(args.onCancel).not.toHaveBeenCalled();
    });
  },
});

export const SecondTheme = meta.story({ args: { ...asQuestion, theme: 'tiktok' } });

export const WidthOnDesktop = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ step }) => {
    await covers(step, ['UI-003'], '420 px wide, centred', async () => {
      const box = await modalBox();
      await expect(box).toMatchObject({ width: 420, centred: true, atBottom: false });
    });
  },
});

export const WidthOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ step }) => {
    await covers(step, ['UI-003'], '272 px wide, centred', async () => {
      const box = await modalBox();
      await expect(box).toMatchObject({ width: 272, centred: true, atBottom: false });
    });
  },
});

export const OpensAndCloses = meta.story(
  opensAndCloses((open, close) => (
    <ConfirmDialog {...question} type="warning" open={open} onOk={close} onCancel={close} />
  )),
);

export const RootProps = meta.story(
  rootProps<HTMLDialogElement>((probe) => (
    <ConfirmDialog {...question} {...probe} open type="info" onOk={fn()} />
  )),
);
