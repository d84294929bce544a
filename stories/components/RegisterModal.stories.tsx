import { expect, fn, screen, waitFor } from 'storybook/test';
import { dialogModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/components/Button/Button.tsx';
import { RegisterModal } from '../../src/components/RegisterModal/RegisterModal.tsx';
import { LoadingState } from '../../src/components/LoadingState/LoadingState.tsx';
import { TextField } from '../../src/components/TextField/TextField.tsx';
import { TextLink } from '../../src/components/TextLink/TextLink.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import { cannotBeClosed } from '../support/cannotBeClosed.ts';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { inModal, modalBox, modalShown, pressInModal } from '../support/modal.ts';
import { opensAndCloses } from '../support/opensAndCloses.tsx';
import { rootProps } from '../support/rootProps.tsx';
import { covers } from '../support/covers.ts';

/** A form like the first step's, with its own button; the focus starts in the field of one alone. */
const formWith = (start: { readonly 'data-autofocus'?: '' }) => (
  <form
    noValidate
    style={{ display: 'grid', gap: '1rem' }}
    onSubmit={(event) => event.preventDefault()}
  >
    <p>
      <Message id="sign_up_lead" />
    </p>
    <TextField
      label={<Message id="sign_up_email_label" />}
      name="phone_email"
      type="email"
      autoComplete="email"
      {...start}
    />
    <Button type="submit" wide>
      <Message id="sign_up_continue" />
    </Button>
    <p>
      <Message id="sign_up_have_account" />{' '}
      <TextLink href="#log-in">
        <Message id="sign_up_have_account_link" />
      </TextLink>
    </p>
  </form>
);

const form = formWith({ 'data-autofocus': '' });

const meta = preview.meta({
  title: 'Components/Dialogs/RegisterModal',
  component: RegisterModal,
  parameters: {
    chromatic: { modes: dialogModes },
    docs: { story: { inline: false, iframeHeight: '560px' } },
    guide: {
      purpose:
        'The frame of the register form where it opens over a page, such as from the mobile menu: 614 px on a desktop, the whole page on a phone. The form inside has its own buttons; the caller stores what was typed.',
      keyboard: [['Escape', 'Closes it; does nothing while a request runs.']],
      announced: [
        'Its title, then “dialog”. Focus starts at the field with `data-autofocus`, else at the title.',
      ],
      sources: ['UI-002', 'REG-030', 'S-143', 'E-30'],
    } satisfies ComponentGuide,
  },
  argTypes: { title: { control: false }, children: { control: false } },
  args: { open: true, children: form, onClose: fn() },
});

export const Account = meta.story({
  play: async ({ args, step }) => {
    const modal = await modalShown();
    await step('focus starts at the field; the title names the dialog', async () => {
      await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
      await expect(modal).toHaveAccessibleName();
    });
    await step('the close button calls onClose', async () => {
      await pressInModal('dialog_close');
      await expect(args.onClose).toHaveBeenCalledWith({ reason: 'cross' });
    });
  },
});

export const LaterStep = meta.story({
  args: { title: <Message id="sign_up_password_title" /> },
});

export const FormLoading = meta.story({ args: { children: <LoadingState /> } });

export const Sending = meta.story({
  args: { busy: true },
  play: async ({ args }) => {
    await cannotBeClosed(await modalShown());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

const longForm = {
  children: [form, ...Array.from({ length: 4 }, () => formWith({}))].map((part, index) => (
    <div key={index}>{part}</div>
  )),
};

export const LongForm = meta.story({ args: longForm });

export const OnDesktop = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ step }) => {
    await covers(step, ['UI-002'], '614 px wide, centred', async () => {
      const box = await modalBox();
      await expect(box).toMatchObject({ width: 614, centred: true, atBottom: false });
    });
  },
});

export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: longForm,
  play: async ({ step }) => {
    await step('fills the page (S-143), and its content scrolls', async () => {
      const box = await modalBox();
      await expect(box).toEqual({ width: 390, height: 844, centred: true, atBottom: true });
      const modal = await modalShown();
      await expect(modal.scrollHeight).toBeGreaterThan(modal.clientHeight);
      modal.scrollTop = modal.scrollHeight;
      const close = await inModal('dialog_close');
      await expect(close.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    });
  },
});

export const OpensAndCloses = meta.story(
  opensAndCloses((open, close) => (
    <RegisterModal open={open} onClose={close}>
      {form}
    </RegisterModal>
  )),
);

export const RootProps = meta.story(
  rootProps<HTMLDialogElement>((probe) => (
    <RegisterModal {...probe} open onClose={fn()}>
      {form}
    </RegisterModal>
  )),
);
