import { expect, fn } from 'storybook/test';
import { dialogModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { ExistsDialog } from '../../src/components/ExistsDialog/ExistsDialog.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { inModal, modalShown, pressInModal } from '../support/modal.ts';
import { opensAndCloses } from '../support/opensAndCloses.tsx';
import { rootProps } from '../support/rootProps.tsx';
import { covers } from '../support/covers.ts';

const meta = preview.meta({
  title: 'Components/Dialogs/ExistsDialog',
  component: ExistsDialog,
  parameters: {
    chromatic: { modes: dialogModes },
    docs: { story: { inline: false, iframeHeight: '460px' } },
    guide: {
      purpose:
        'Shown when the address or number already has an account. Three choices on the stepped page: log in with it, use another, cancel. Two on the single form, which passes no `onChange`: log in, or stay.',
      keyboard: [['Escape', 'Cancels, or stays.']],
      announced: [
        '“This address already has an account”, dialog.',
        'The address, and the options.',
      ],
      sources: [
        ...['DLG-001', 'DLG-002', 'DLG-003', 'ERR-011', 'ERR-012', 'ERR-013', 'S-078', 'S-079'],
        'E-25',
      ],
    } satisfies ComponentGuide,
  },
  args: {
    open: true,
    kind: 'email' as const,
    contact: 'ana@example.com',
    onCancel: fn(),
    onLogIn: fn(),
  },
});

/** The third choice, on the stepped page. */
const stepped = { onChange: fn() };

const phone = { ...stepped, kind: 'phone', contact: '+44 7700 900123' } as const;

export const EmailAlreadyRegistered = meta.story({
  args: stepped,
  play: async ({ args, step }) => {
    await covers(step, ['DLG-001', 'DLG-003'], 'three choices, each calls back once', async () => {
      await expect(await modalShown()).toHaveAccessibleName();
      await pressInModal('exists_dialog_log_in');
      await pressInModal('exists_dialog_change');
      await pressInModal('exists_dialog_cancel');
      await expect(args.onLogIn).toHaveBeenCalledOnce();
      await expect(args.onChange).toHaveBeenCalledOnce();
      await expect(args.onCancel).toHaveBeenCalledOnce();
    });
    await covers(step, ['DLG-002', 'ERR-011'], 'the texts for an e-mail address', async () => {
      await inModal('signup_email_repeat_popup_title');
      await expect(await inModal('signup_email_repeat_popup_content')).toHaveTextContent(
        args.contact,
      );
    });
  },
});

export const PhoneAlreadyRegistered = meta.story({
  args: phone,
  play: async ({ args, step }) => {
    await covers(
      step,
      ['DLG-001', 'DLG-002', 'ERR-011'],
      'the texts for a phone number',
      async () => {
        await inModal('signup_phone_repeat_popup_title');
        const content = await inModal('signup_phone_repeat_popup_content');
        await expect(content).toHaveTextContent(args.contact);
        await inModal('exists_dialog_change_phone');
      },
    );
  },
});

/** A phone number in a right-to-left sentence is left to right (E-25). */
export const PhoneInArabic = meta.story({
  args: phone,
  globals: { language: 'ar' },
  play: async () => {
    const content = await inModal('signup_phone_repeat_popup_content');
    await expect(content.textContent).toContain(`\u2066${phone.contact}\u2069`);
  },
});

/** The single form has two choices; staying closes the dialog. */
export const SingleForm = meta.story({
  play: async ({ args, step }) => {
    await step('log in or stay (S-078)', async () => {
      const modal = await modalShown();
      await expect(modal.querySelector('[data-message=exists_dialog_change]')).toBeNull();
      await pressInModal('exists_dialog_log_in');
      await expect(args.onLogIn).toHaveBeenCalledOnce();
      await pressInModal('exists_dialog_stay');
      await expect(args.onCancel).toHaveBeenCalledOnce();
    });
  },
});

export const WithHelp = meta.story({
  args: { ...stepped, faqHref: 'https://help.example/accounts' },
  play: async ({ args, step }) => {
    await covers(step, ['ERR-013'], 'the link opens in a new tab and is labelled so', async () => {
      const link = (await inModal('exists_dialog_faq')).closest('a');
      await expect(link).toHaveAttribute('href', args.faqHref);
      await expect(link).toHaveAttribute('target', '_blank');
      await inModal('opens_in_new_tab');
    });
  },
});

export const VeryLongAddress = meta.story({
  args: {
    ...stepped,
    contact: `${'shop.of.many.words.'.repeat(5)}@${'subdomain.'.repeat(4)}example.com`,
  },
});

export const OpensAndCloses = meta.story(
  opensAndCloses((open, close) => (
    <ExistsDialog
      kind="email"
      contact="ana@example.com"
      open={open}
      onCancel={close}
      onLogIn={close}
      onChange={close}
    />
  )),
);

export const RootProps = meta.story(
  rootProps<HTMLDialogElement>((probe) => (
    <ExistsDialog
      {...probe}
      open
      kind="email"
      contact="ana@example.com"
      onCancel={fn()}
      onLogIn={fn()}
    />
  )),
);
