import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { dialogModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { ChangeContactDialog } from '../../src/components/ChangeContactDialog/ChangeContactDialog.tsx';
import { EmailField } from '../../src/components/EmailField/EmailField.tsx';
import { PhoneField } from '../../src/components/PhoneField/PhoneField.tsx';
import { problemPhrase } from '../../src/components/PhoneField/problemPhrase.ts';
import type { PhraseContent } from '../../src/components/Phrase/PhraseContent.ts';
import type { PhoneEntry } from '../../src/domain/phone/PhoneEntry.ts';
import { phoneProblem } from '../../src/domain/phone/phoneProblem.ts';
import { countryOf, rulesOf } from '../../src/domain/phone/support/countries.ts';
import { useLanguage } from '../../src/i18n/useLanguage.ts';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { inModal, modalBox, modalShown, openModal, pressInModal } from '../support/modal.ts';
import { opensAndCloses } from '../support/opensAndCloses.tsx';
import { rootProps } from '../support/rootProps.tsx';
import { covers } from '../support/covers.ts';

const calls = { onConfirm: fn().mockName('onConfirm'), onCancel: fn().mockName('onCancel') };
const rules = rulesOf(['gb', 'ie', 'de', 'fr', 'it', 'es'], 'gb');
const current: PhoneEntry = { kind: 'national', country: countryOf('gb'), number: '7911123456' };

type DialogProps = Partial<Parameters<typeof ChangeContactDialog>[0]> & {
  readonly error?: PhraseContent;
};

/** Starts with the current address and stores what is typed (DLG-010, DLG-011). */
function WithEmail({ error, ...rest }: DialogProps) {
  const [value, setValue] = useState('ana@example.com');
  return (
    <ChangeContactDialog
      open
      kind="email"
      onCancel={calls.onCancel}
      {...rest}
      onConfirm={() => calls.onConfirm({ value })}
      renderField={(seat) => (
        <EmailField
          {...seat}
          error={error}
          value={value}
          onChange={({ currentTarget }) => setValue(currentTarget.value)}
        />
      )}
    />
  );
}

/** Starts with the current number and validates on confirm (DLG-012). */
function WithPhone(props: DialogProps) {
  const [value, setValue] = useState(current);
  const [checked, setChecked] = useState(false);
  const language = useLanguage();
  const problem = checked ? phoneProblem(value, rules) : null;
  const change = (edit: { readonly value: PhoneEntry }) => {
    setChecked(false);
    setValue(edit.value);
  };
  return (
    <ChangeContactDialog
      open
      kind="phone"
      onCancel={calls.onCancel}
      {...props}
      onConfirm={() => {
        setChecked(true);
        if (phoneProblem(value, rules) === null) calls.onConfirm({ value });
      }}
      renderField={(seat) => (
        <PhoneField
          {...seat}
          error={problem === null ? undefined : problemPhrase(problem, language)}
          value={value}
          rules={rules}
          onChange={change}
        />
      )}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Dialogs/ChangeContactDialog',
  component: ChangeContactDialog,
  parameters: {
    chromatic: { modes: dialogModes },
    docs: { story: { inline: false, iframeHeight: '460px' } },
    guide: {
      purpose:
        'Changes the e-mail address or phone number of the current sign-up. The caller passes the current contact, validates on confirm, and then closes the dialog or passes an error.',
      keyboard: [
        ['Enter in the field', 'Confirms.'],
        ['Escape', 'Cancels; not while a code is being sent.'],
      ],
      announced: [
        '“Use another e-mail address”, dialog; “New e-mail address, edit”, and the current one.',
        'Error: “invalid entry” and the message.',
      ],
      sources: [
        ...['DLG-005', 'DLG-006', 'DLG-007', 'DLG-008', 'DLG-010', 'DLG-011', 'DLG-012', 'DLG-013'],
        ...['UI-012', 'S-139', 'S-140', 'E-30'],
      ],
    } satisfies ComponentGuide,
  },
  beforeEach: () => {
    for (const call of Object.values(calls)) call.mockClear();
  },
  args: {
    open: true,
    onCancel: calls.onCancel,
    kind: 'email',
    onConfirm: calls.onConfirm,
    renderField: (seat) => <EmailField {...seat} defaultValue="" />,
  },
});

const fieldOf = async () => {
  await modalShown();
  return screen.getByRole<HTMLInputElement>('textbox');
};

export const Email = meta.story({
  render: () => <WithEmail />,
  play: async ({ step }) => {
    const field = await fieldOf();
    await covers(
      step,
      ['DLG-007', 'DLG-008', 'DLG-010'],
      'one field, focused, with the current contact',
      async () => {
        await expect(field).toHaveFocus();
        await expect(field).toHaveValue('ana@example.com');
        for (const key of ['change_email_title', 'change_email_label', 'market_confirm_confirm'])
          await inModal(key);
      },
    );
    await covers(step, ['DLG-012'], 'Enter confirms the typed address', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'ben@example.com{Enter}');
      await expect(calls.onConfirm).toHaveBeenCalledOnce();
      await expect(calls.onConfirm).toHaveBeenCalledWith({ value: 'ben@example.com' });
    });
    await step('cancel calls onCancel', async () => {
      await pressInModal('market_confirm_cancel');
      await expect(calls.onCancel).toHaveBeenCalledOnce();
    });
  },
});

export const EmailFormatError = meta.story({
  render: () => <WithEmail error={{ id: 'selleronboard_CB_signup_email_format_error_toast' }} />,
});

export const Phone = meta.story({
  render: () => <WithPhone />,
  play: async ({ step }) => {
    const field = await fieldOf();
    await covers(
      step,
      ['DLG-007', 'DLG-008', 'DLG-010'],
      'one field, focused, with the current contact',
      async () => {
        await expect(field).toHaveFocus();
        await expect(field).toHaveValue('7911123456');
        for (const key of ['change_phone_title', 'change_phone_label', 'market_confirm_confirm'])
          await inModal(key);
      },
    );
    await step('a wrong number is an error and is not confirmed', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '791{Enter}');
      await expect(field).toBeInvalid();
      await expect(calls.onConfirm).not.toHaveBeenCalled();
    });
    await step('Escape in the list of countries closes only the list', async () => {
      await userEvent.click(screen.getByRole('button', { expanded: false }));
      await userEvent.type(await screen.findByRole('combobox'), 'ire{Escape}');
      await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
      await expect(screen.getByRole('button', { expanded: false })).toHaveFocus();
      await expect(calls.onCancel).not.toHaveBeenCalled();
    });
    await covers(step, ['DLG-012'], 'country and number are confirmed', async () => {
      await userEvent.click(screen.getByRole('button', { expanded: false }));
      await userEvent.type(await screen.findByRole('combobox'), 'ire{Enter}');
      await userEvent.clear(field);
      await userEvent.type(field, '0851234567{Enter}');
      await expect(calls.onConfirm).toHaveBeenCalledWith({
        value: { kind: 'national', country: countryOf('ie'), number: '0851234567' },
      });
    });
  },
});

export const Sending = meta.story({
  render: () => <WithEmail busy />,
  play: async ({ step }) => {
    await step('it cannot be closed or submitted again (E-07, E-30)', async () => {
      await userEvent.type(await fieldOf(), '{Enter}');
      await userEvent.keyboard('{Escape}');
      await pressInModal('market_confirm_cancel');
      await expect(openModal()).not.toBeNull();
      await expect(calls.onConfirm).not.toHaveBeenCalled();
      await expect(calls.onCancel).not.toHaveBeenCalled();
    });
  },
});

export const SendingPhone = meta.story({
  render: () => <WithPhone busy />,
  play: async ({ step }) => {
    await step('the country cannot be changed', async () => {
      await fieldOf();
      await userEvent.click(screen.getByRole('button', { expanded: false }));
      await expect(screen.queryByRole('combobox')).toBeNull();
    });
  },
});

export const SecondTheme = meta.story({ render: () => <WithPhone theme="tiktok" /> });

export const OnDesktop = meta.story({
  globals: { viewport: { value: 'desktop' } },
  render: () => <WithEmail />,
  play: async ({ step }) => {
    await modalShown();
    await covers(step, ['DLG-005'], 'a modal of 432 px in the middle', async () => {
      await expect(await modalBox()).toMatchObject({ width: 432, centred: true, atBottom: false });
    });
  },
});

export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <WithPhone />,
  play: async ({ step }) => {
    await modalShown();
    await covers(step, ['DLG-006', 'UI-012'], 'a drawer of 250 px at the bottom', async () => {
      await expect(await modalBox()).toMatchObject({ width: 390, height: 250, atBottom: true });
    });
    await step('the countries open in a drawer above it, which closes separately', async () => {
      await userEvent.click(screen.getByRole('button', { expanded: false }));
      await expect(await screen.findByRole('combobox')).toHaveFocus();
      await expect(openModal()).toHaveAttribute('data-size', 'list');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(openModal()).toHaveAttribute('data-size', 'contact'));
      await expect(screen.getByRole('button', { expanded: false })).toHaveFocus();
    });
  },
});

export const OpensAndCloses = meta.story(
  opensAndCloses((open, close) => <WithEmail open={open} onCancel={close} />),
);

export const RootProps = meta.story(
  rootProps<HTMLDialogElement>((probe) => <WithEmail {...probe} />),
);
