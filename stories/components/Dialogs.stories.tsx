import { useState, type ComponentProps, type ReactNode } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/components/Button/Button.tsx';
import { ChangeContactDialog } from '../../src/components/ChangeContactDialog/ChangeContactDialog.tsx';
import { ConfirmMarketDialog } from '../../src/components/ConfirmMarketDialog/ConfirmMarketDialog.tsx';
import { Dialog } from '../../src/components/Dialog/Dialog.tsx';
import { ExistsDialog } from '../../src/components/ExistsDialog/ExistsDialog.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import { shows } from '../support/shows.ts';

const calls = {
  onCancel: fn().mockName('onCancel'),
  onLogIn: fn().mockName('onLogIn'),
  onChange: fn().mockName('onChange'),
  onConfirm: fn().mockName('onConfirm'),
};

const meta = preview.meta({
  title: 'Components/Dialogs',
  component: Dialog,
  // A modal covers its page: in the docs each stands in a frame of its own.
  parameters: { docs: { story: { inline: false, iframeHeight: '460px' } } },
  beforeEach: () => {
    for (const call of Object.values(calls)) call.mockClear();
  },
  args: { open: true, title: null, actions: null, onClose: fn() },
});

const opener = <Message id="sign_up_continue" />;
const dialog = () => screen.getByRole('dialog');
const pressByKey = (key: string) => {
  const button = dialog().querySelector(`[data-message="${key}"]`)?.closest('button');
  if (!button) throw new Error(`The dialog has no button with the text ${key}.`);
  return userEvent.click(button);
};

/** A page with one button that opens the dialog. */
function Opened(props: { readonly children: (open: boolean, close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
      {props.children(open, () => setOpen(false))}
    </>
  );
}

const exists = { open: true, kind: 'email', contact: 'ana@example.com', ...calls } as const;

export const EmailAlreadyRegistered = meta.story({
  render: () => <ExistsDialog {...exists} />,
  play: async ({ step }) => {
    await shows(step, ['DLG-001', 'DLG-002', 'DLG-003'], 'three choices, each tells', async () => {
      await expect(dialog()).toHaveAccessibleName();
      await pressByKey('exists_dialog_log_in');
      await pressByKey('exists_dialog_change');
      await pressByKey('exists_dialog_cancel');
      await expect(calls.onLogIn).toHaveBeenCalledOnce();
      await expect(calls.onChange).toHaveBeenCalledOnce();
      await expect(calls.onCancel).toHaveBeenCalledOnce();
    });
  },
});

function ChangeContact(props: Partial<ComponentProps<typeof ChangeContactDialog>>) {
  const [value, setValue] = useState('ana@example.com');
  return (
    <ChangeContactDialog
      open
      onConfirm={calls.onConfirm}
      onCancel={calls.onCancel}
      {...props}
      value={value}
      onChange={(change) => setValue(change.value)}
    />
  );
}

export const PhoneAlreadyRegistered = meta.story({
  render: () => <ExistsDialog {...exists} kind="phone" contact="+44 7700 900123" />,
  play: async ({ step }) => {
    await shows(step, ['ERR-011'], 'a phone number has its own title and choice', async () => {
      for (const key of ['signup_phone_repeat_popup_title', 'exists_dialog_change_phone'])
        await waitFor(() =>
          expect(dialog().querySelector(`[data-message="${key}"]`)).toBeVisible(),
        );
    });
  },
});

export const ChangeContactByEmail = meta.story({
  render: () => <ChangeContact />,
  play: async ({ step }) => {
    const field = screen.getByRole('textbox');
    await shows(step, ['DLG-007', 'DLG-008'], 'one field, in focus, seeded', async () => {
      await expect(field).toHaveFocus();
      await expect(field).toHaveValue('ana@example.com');
    });
    await step('Enter confirms what is typed', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'ben@example.com{Enter}');
      await expect(calls.onConfirm).toHaveBeenCalledOnce();
      await expect(calls.onConfirm).toHaveBeenCalledWith({ value: 'ben@example.com' });
    });
    await step('cancel tells', async () => {
      await pressByKey('market_confirm_cancel');
      await expect(calls.onCancel).toHaveBeenCalledOnce();
    });
  },
});

export const ChangeContactWrongFormat = meta.story({
  render: () => (
    <ChangeContact error={{ id: 'selleronboard_CB_signup_email_format_error_toast' }} />
  ),
});

export const ChangeContactSending = meta.story({ render: () => <ChangeContact busy /> });

const market = { open: true, area: 'United Kingdom', ...calls };

export const ConfirmMarket = meta.story({
  render: () => <ConfirmMarketDialog {...market} />,
  play: async ({ step }) => {
    await shows(step, ['DLG-014', 'DLG-015'], 'area, title, description, question', async () => {
      await expect(dialog()).toHaveAccessibleName();
      await expect(dialog()).toHaveTextContent('United Kingdom');
      await pressByKey('market_confirm_confirm');
      await expect(calls.onConfirm).toHaveBeenCalledOnce();
    });
  },
});

export const ConfirmMarketLoading = meta.story({
  render: () => (
    <ConfirmMarketDialog {...market} loading loadingLabel={<Message id="sign_up_sending" />} />
  ),
  play: async ({ step }) => {
    await step('nothing closes it while a request runs (E-30)', async () => {
      await userEvent.keyboard('{Escape}');
      await fireEvent(dialog(), new Event('cancel', { cancelable: true }));
      await pressByKey('market_confirm_cancel');
      await userEvent.click(dialog().querySelector('[data-message=dialog_close]') ?? document.body);
      await expect(dialog()).toHaveAttribute('open');
      await expect(calls.onCancel).not.toHaveBeenCalled();
    });
  },
});

export const ConfirmMarketSecondTheme = meta.story({
  render: () => <ConfirmMarketDialog {...market} theme="tiktok" />,
  play: async ({ step }) => {
    await shows(step, ['DLG-019'], 'the plain variant in the second theme', async () => {
      await expect(dialog()).toHaveAttribute('data-theme', 'tiktok');
    });
  },
});

export const FocusReturns = meta.story({
  render: () => (
    <Opened>{(open, close) => <ExistsDialog {...exists} open={open} onCancel={close} />}</Opened>
  ),
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button');
    await step('focus starts at the title and the page behind stands still', async () => {
      await userEvent.click(button);
      await expect(dialog().contains(document.activeElement)).toBe(true);
      await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    });
    await step('Escape closes and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(button).toHaveFocus();
    });
    await step('so does a press on the mask', async () => {
      await userEvent.click(button);
      await userEvent.click(dialog());
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(button).toHaveFocus();
    });
  },
});
