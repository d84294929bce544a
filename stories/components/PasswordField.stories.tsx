import { expect, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { PasswordField } from '../../src/components/PasswordField/PasswordField.tsx';
import { PasswordTips } from '../../src/components/PasswordTips/PasswordTips.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import { shows } from '../support/shows.ts';

const meta = preview.meta({
  title: 'Components/PasswordField',
  component: PasswordField,
  args: {
    label: <Message id="sign_up_password_label" />,
    name: 'password',
    tips: <PasswordTips states={['neutral', 'neutral']} />,
  },
});

export const Empty = meta.story();

export const ShowAndHide = meta.story({
  args: { defaultValue: 'correct-horse-9' },
  play: async ({ canvas, step }) => {
    const input = canvas.getByDisplayValue('correct-horse-9');
    const toggle = canvas.getByRole('button');
    await step('the toggle shows what is typed and says what it will do next', async () => {
      await expect(input).toHaveAttribute('type', 'password');
      await userEvent.click(toggle);
      await expect(input).toHaveAttribute('type', 'text');
      await expect(toggle).toHaveAttribute('data-message', 'password_hide');
      await userEvent.click(toggle);
      await expect(input).toHaveAttribute('type', 'password');
    });
  },
});

/** More than 20 characters are an error, never a cut (E-10). */
export const LongFromAManager = meta.story({
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector('input');
    if (!input) throw new Error('The password field has no input.');
    await userEvent.type(input, 'a1!'.repeat(10));
    await expect(input).toHaveValue('a1!'.repeat(10));
  },
});

export const RulesDone = meta.story({
  args: { defaultValue: 'a1!xyz', tips: <PasswordTips states={['done', 'done']} /> },
});

export const RuleWrong = meta.story({
  args: {
    defaultValue: 'abcdefg',
    'aria-invalid': true,
    tips: <PasswordTips states={['done', 'wrong']} />,
  },
  play: async ({ canvasElement, step }) => {
    const tip = (id: string) => canvasElement.querySelector<HTMLElement>(`[data-message="${id}"]`);
    await shows(step, ['VAL-023', 'VAL-025'], 'each tip tells its state', async () => {
      const [length, classes] = [1, 2].map((n) => tip(`seller_login_password_verify_tip${n}`));
      await expect(length).toHaveAttribute('data-state', 'done');
      await expect(classes).toHaveAttribute('data-state', 'wrong');
      await expect(classes?.querySelector('[data-message="tip_wrong"]')).not.toBeNull();
    });
    await step('the tips are read with the field', async () => {
      const described = canvasElement.querySelector('input')?.getAttribute('aria-describedby');
      await expect(document.getElementById(described ?? '')).toContainElement(tip('tip_wrong'));
    });
  },
});

export const NoMatch = meta.story({
  args: {
    label: <Message id="sign_up_confirm_password_label" />,
    name: 'confirm_password',
    defaultValue: 'a1!xyy',
    tips: undefined,
    error: { id: 'selleronboard_CB_signup_password_no_match_toast' },
  },
});
