import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { dialogModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { IdentityDialog } from '../../src/components/IdentityDialog/IdentityDialog.tsx';
import { SendCodeButton } from '../../src/components/SendCodeButton/SendCodeButton.tsx';
import { cannotBeClosed } from '../support/cannotBeClosed.ts';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { inModal, modalShown, pressInModal } from '../support/modal.ts';
import { opensAndCloses } from '../support/opensAndCloses.tsx';
import { rootProps } from '../support/rootProps.tsx';

type Props = ComponentProps<typeof IdentityDialog>;

/** Stores what is typed, as a caller does. */
function Typed({ code: start, onChange, ...rest }: Props) {
  const [code, setCode] = useState(start);
  return (
    <IdentityDialog
      {...rest}
      code={code}
      onChange={(change) => {
        setCode(change.value);
        onChange(change);
      }}
    />
  );
}

const resend = <SendCodeButton sent cooldown={null} onSend={fn()} />;

const meta = preview.meta({
  title: 'Components/Dialogs/IdentityDialog',
  component: IdentityDialog,
  parameters: {
    chromatic: { modes: dialogModes },
    docs: { story: { inline: false, iframeHeight: '520px' } },
    guide: {
      purpose:
        'The identity verification that the server asks for before it handles a request: it sends a code to the known contact and shows that contact censored. After the right code the caller repeats the request.',
      keyboard: [
        ['Digits, paste', 'Fills the boxes; the last digit submits.'],
        ['Enter', 'Submits.'],
        ['Escape', 'Cancels; does nothing while the code is checked.'],
      ],
      announced: [
        '“Confirm that it is you”, dialog; then the first box, “Digit 1 of 6”.',
        '“Checking code…”, or the error.',
      ],
      sources: ['S-114', 'B§4', 'E-07', 'E-30'],
    } satisfies ComponentGuide,
  },
  argTypes: { resend: { control: false } },
  render: (args) => <Typed {...args} />,
  args: {
    open: true,
    contact: 'a***@example.com',
    length: 6,
    code: '',
    resend,
    onChange: fn(),
    onSubmit: fn(),
    onCancel: fn(),
  },
});

export const ByEmail = meta.story({
  play: async ({ args, step }) => {
    await step('shows the contact; focus starts in the first box', async () => {
      await expect(await inModal('two_step_lead')).toHaveTextContent(args.contact);
      await waitFor(() => expect(screen.getAllByRole('textbox')[0]).toHaveFocus());
    });
    await step('the last digit submits, once', async () => {
      await userEvent.keyboard('482915');
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      await expect(args.onSubmit).toHaveBeenCalledWith({ value: '482915' });
    });
    await step('the button submits too; cancel calls onCancel', async () => {
      await pressInModal('sign_up_continue');
      await expect(args.onSubmit).toHaveBeenCalledTimes(2);
      await pressInModal('market_confirm_cancel');
      await expect(args.onCancel).toHaveBeenCalledOnce();
    });
  },
});

export const ByPhone = meta.story({
  args: { contact: '***3456', length: 4 },
  play: async () => {
    await modalShown();
    await expect(screen.getAllByRole('textbox')).toHaveLength(4);
  },
});

export const CodeRefused = meta.story({
  args: {
    code: '482915',
    error: { id: 'selleronboard_CB_signup_verification_code_error_toast' },
  },
});

export const Checking = meta.story({
  args: { code: '482915', checking: true },
  play: async ({ args, step }) => {
    await step('it cannot be closed or submitted again (E-07, E-30)', async () => {
      await cannotBeClosed(await modalShown());
      await pressInModal('sign_up_continue');
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await expect(args.onCancel).not.toHaveBeenCalled();
    });
  },
});

/** The caller aborts the check of a code that is edited; the new code is submitted (CODE-006). */
export const CorrectedWhileChecking = meta.story({
  args: { code: '482915', checking: true },
  play: async ({ args }) => {
    await modalShown();
    await userEvent.type(screen.getAllByRole('textbox')[5] ?? document.body, '6');
    await expect(args.onChange).toHaveBeenCalledWith({ value: '482916' });
    await expect(args.onSubmit).toHaveBeenCalledWith({ value: '482916' });
  },
});

/** The server asks to wait before a code is checked again (E-19). */
export const CheckPaused = meta.story({
  args: {
    code: '482915',
    pause: { id: 'send_code_wait_seconds', values: { seconds: 30 } },
  },
  play: async ({ args }) => {
    await modalShown();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Why no code was sent stands at the button, and is read out. */
export const NotSent = meta.story({
  args: { sendFailure: { id: 'selleronboarding_network_error_toast' } },
  play: async () => {
    const notice = await inModal('selleronboarding_network_error_toast');
    await expect(notice.closest('output')).not.toBeNull();
  },
});

/** The button for a new code counts down. */
export const ResendCountdown = meta.story({
  args: {
    resend: (
      <SendCodeButton
        sent
        cooldown={{ after: 'sent', until: 45_000 }}
        now={() => 0}
        onSend={fn()}
      />
    ),
  },
});

export const SecondTheme = meta.story({ args: { theme: 'tiktok', code: '482' } });

const props = { contact: 'a***@example.com', length: 6, code: '', onChange: fn(), onSubmit: fn() };

export const OpensAndCloses = meta.story(
  opensAndCloses((open, close) => <IdentityDialog {...props} open={open} onCancel={close} />),
);

export const RootProps = meta.story(
  rootProps<HTMLDialogElement>((probe) => (
    <IdentityDialog {...props} {...probe} open onCancel={fn()} />
  )),
);
