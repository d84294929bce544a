import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { PasswordField } from '../../src/components/PasswordField/PasswordField.tsx';
import { PasswordTips } from '../../src/components/PasswordTips/PasswordTips.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { inColumn } from '../support/inColumn.tsx';
import { rootProps } from '../support/rootProps.tsx';

const meta = preview.meta({
  title: 'Components/Inputs/PasswordField',
  component: PasswordField,
  decorators: [inColumn],
  parameters: {
    guide: {
      purpose:
        'A password that can be shown. For a new password, pass PasswordTips; for its repetition, use a second PasswordField with an error; for a log-in, set autoComplete to current-password.',
      keyboard: [
        ['Tab', 'Moves to the input, then to the toggle.'],
        ['Enter, Space on the toggle', 'Shows or hides the password; the focus does not move.'],
        ['Enter in the input', 'Submits the form, which hides the password again.'],
      ],
      announced: [
        'The label, “edit, protected”; while shown, its characters.',
        'As its description the tips with their state: “6 to 20 characters: Done”.',
        'The toggle: “Show password, button”, and the label of the field.',
        'Error: “invalid entry” and the message.',
      ],
      sources: [
        'VAL-021',
        'VAL-022',
        'VAL-023',
        'VAL-024',
        'VAL-025',
        'VAL-026',
        'VAL-027',
        'E-06',
        'E-10',
        'S-056',
        'S-057',
        'S-058',
        'S-059',
        'S-060',
      ],
    } satisfies ComponentGuide,
  },
  args: {
    label: <Message id="sign_up_password_label" />,
    name: 'password',
    tips: <PasswordTips password="" judged={false} />,
  },
});

function inputIn(canvasElement: HTMLElement): HTMLInputElement {
  const input = canvasElement.querySelector('input');
  if (!input) throw new Error('The password field has no input.');
  return input;
}

export const Empty = meta.story({
  play: async ({ canvasElement }) => {
    await expect(inputIn(canvasElement)).toHaveAttribute('autocomplete', 'new-password');
  },
});

export const ShowAndHide = meta.story({
  args: { defaultValue: 'correct-horse-9' },
  play: async ({ canvas, step }) => {
    const input = canvas.getByDisplayValue('correct-horse-9');
    const toggle = canvas.getByRole('button');
    await step('the toggle shows the password and changes its label', async () => {
      await expect(input).toHaveAttribute('type', 'password');
      await userEvent.click(toggle);
      await expect(input).toHaveAttribute('type', 'text');
      await expect(toggle).toHaveAttribute('data-message', 'password_hide');
      await userEvent.click(toggle);
      await expect(input).toHaveAttribute('type', 'password');
    });
  },
});

export const Shown = meta.story({
  args: {
    defaultValue: 'correct-horse-9',
    tips: <PasswordTips password="correct-horse-9" judged />,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
});

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** A submit hides the password again, so that the browser does not store it as plain text. */
export const HiddenAgainOnSubmit = meta.story({
  args: { defaultValue: 'a1!xyz', tips: undefined },
  render: (args) => (
    <form onSubmit={onSubmit}>
      <PasswordField {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.type(inputIn(canvasElement), '{Enter}');
    await expect(onSubmit).toHaveBeenCalled();
    await expect(inputIn(canvasElement)).toHaveAttribute('type', 'password');
  },
});

/** More than 20 characters are an error; the field does not truncate them (E-10). */
export const LongFromPasswordManager = meta.story({
  args: { tips: <PasswordTips password={'a1!'.repeat(10)} judged={false} /> },
  play: async ({ canvasElement }) => {
    const input = inputIn(canvasElement);
    await userEvent.type(input, 'a1!'.repeat(10));
    await expect(input).toHaveValue('a1!'.repeat(10));
  },
});

export const RuleWrong = meta.story({
  args: {
    defaultValue: 'abcdefg',
    'aria-invalid': true,
    tips: <PasswordTips password="abcdefg" judged />,
  },
  play: async ({ canvasElement, step }) => {
    await step('the tips describe the field', async () => {
      const input = inputIn(canvasElement);
      await expect(input).toBeInvalid();
      const described = document.getElementById(input.getAttribute('aria-describedby') ?? '');
      const wrong = described?.querySelector('[data-state=wrong]');
      await expect(wrong).toHaveAttribute('data-message', 'seller_login_password_verify_tip2');
    });
  },
});

const repeated = {
  label: <Message id="sign_up_confirm_password_label" />,
  name: 'confirm_password',
  tips: undefined,
};

export const RepeatedEmpty = meta.story({
  args: { ...repeated, error: { id: 'selleronboard_CB_signup_confirm_password_empty_toast' } },
  play: async ({ canvasElement, step }) => {
    await step('the error of an empty repetition is at its field', async () => {
      await expect(inputIn(canvasElement)).toBeInvalid();
      await expect(inputIn(canvasElement)).toHaveAccessibleDescription();
    });
  },
});

export const RepeatedDiffers = meta.story({
  args: {
    ...repeated,
    defaultValue: 'a1!xyy',
    error: { id: 'selleronboard_CB_signup_password_no_match_toast' },
  },
  play: async ({ canvasElement, step }) => {
    await step('the error of a different repetition is at its field', async () => {
      await expect(inputIn(canvasElement)).toBeInvalid();
      await expect(inputIn(canvasElement)).toHaveAccessibleDescription();
    });
  },
});

export const RootProps = meta.story(
  rootProps<HTMLInputElement>(
    (probe) => <PasswordField {...probe} label={<Message id="sign_up_password_label" />} />,
    { className: 'frame' },
  ),
);
