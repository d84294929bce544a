import { delay, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import {
  completeOlder,
  olderShown,
  sendOlderCode,
  submitOlder,
  typeOlderCode,
} from '../support/olderSteps.ts';
import { Portal } from '../support/Portal.tsx';
import { shows } from '../support/shows.ts';
import {
  ADDRESS,
  dialogShown,
  found,
  reported,
  requestsOf,
  shown,
  switchKind,
} from '../support/signUpSteps.ts';
import { storyBackend } from '../support/storyBackend.ts';

const meta = preview.meta({
  title: 'Screens/OlderRegister',
  tags: ['!autodocs'], // whole pages stand alone; their docs page would run every flow at once
  parameters: { layout: 'fullscreen', scenario: 'experiments.off' },
  render: (_, { loaded }) => <Portal path="/account/register" loaded={loaded} />,
});

const code = 'input[name=EmailVerificationCode]';
const repeat = 'input[name=RepeatPassword]';
const agreements = '[data-message=agreement_terms]';

export const Untouched = meta.story({
  play: async ({ canvasElement, step }) => {
    await shows(step, ['TRACK-014', 'TRACK-016'], 'the experiment brings the form', async () => {
      await olderShown(canvasElement);
      await expect(requestsOf('common.get')).toHaveLength(1);
      const stored: unknown = JSON.parse(localStorage.getItem('registration_data') ?? '');
      await expect(stored).toMatchObject({ showNewRegisterPage: 0 });
    });
    await shows(step, ['REG-005'], 'a title, a password, a submit button', async () => {
      await shown(canvasElement, 'sign_up_title');
      await found(canvasElement, 'input[name=Password]');
      await shown(canvasElement, 'sign_up_submit');
    });
    await shows(step, ['REG-009'], 'starts with e-mail, as the region says', async () => {
      await found(canvasElement, 'input[name=Email]');
      await expect(canvasElement.querySelector('input[name=Mobile]')).toBeNull();
    });
    await step('what is revealed later is not here yet', async () => {
      await expect(canvasElement.querySelector(`${code}, ${repeat}, ${agreements}`)).toBeNull();
    });
  },
});

export const Revealed = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await olderShown(canvasElement);
    await shows(step, ['FLOW-003', 'REG-010', 'REG-011'], 'by the first focus', async () => {
      await userEvent.click(await found(canvasElement, 'input[name=Email]'));
      await found(canvasElement, code);
      await found(canvasElement, repeat);
      await found(canvasElement, agreements);
    });
    await shows(step, ['VAL-032'], 'eighteen years of age', async () => {
      await expect(await found(canvasElement, agreements)).toHaveTextContent('18');
    });
  },
});

export const RevealedByPassword = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await olderShown(canvasElement);
    await shows(step, ['FLOW-003', 'REG-010'], 'by the password’s focus', async () => {
      await userEvent.click(await found(canvasElement, 'input[name=Password]'));
      await found(canvasElement, repeat);
    });
  },
});

export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, userEvent }) => {
    await olderShown(canvasElement);
    await userEvent.click(await found(canvasElement, 'input[name=Email]'));
    await found(canvasElement, repeat);
  },
});

export const InThailand = meta.story({
  globals: { region: 'th', language: 'en' },
  play: async ({ canvasElement, userEvent, step }) => {
    await olderShown(canvasElement);
    await userEvent.click(await found(canvasElement, 'input[name=Mobile]'));
    await shows(step, ['VAL-033'], 'twenty years of age', async () => {
      await expect(await found(canvasElement, agreements)).toHaveTextContent('20');
    });
  },
});

export const SubmittedEmpty = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await olderShown(canvasElement);
    await submitOlder({ canvasElement, userEvent });
    await shows(step, ['FLOW-004', 'REG-010'], 'reveals all', async () => {
      await found(canvasElement, code);
      await found(canvasElement, repeat);
    });
    await shows(
      step,
      ['VAL-001', 'VAL-003', 'VAL-020', 'VAL-026'],
      'each missing part says so',
      async () => {
        const mandatory = '[data-message=selleronboarding_todo1_mandatory_tip]';
        await waitFor(() => expect(canvasElement.querySelectorAll(mandatory)).toHaveLength(2));
        await shown(canvasElement, 'selleronboard_CB_signup_confirm_password_empty_toast');
        await expect(await found(canvasElement, 'input[name=Email]')).toHaveFocus();
      },
    );
    await shows(step, ['VAL-028', 'VAL-030'], 'both agreements are asked for', async () => {
      const ticks = '[data-message=seller_signup_terms_checktips_us]';
      await expect(canvasElement.querySelectorAll(ticks)).toHaveLength(2);
    });
    await shows(step, ['VAL-002'], 'and all of them are reported', async () => {
      const { failed } = await reported('validation.result');
      await expect(failed).toEqual([
        ...['Email', 'EmailVerificationCode', 'Password', 'RepeatPassword'],
        ...['CheckReadAgreements', 'StripeAgreements'],
      ]);
    });
  },
});

export const TwoBlocks = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await olderShown(canvasElement);
    await userEvent.click(await found(canvasElement, 'input[name=Email]'));
    await shows(step, ['REG-007'], 'an e-mail with its code and send button', async () => {
      await found(canvasElement, code);
      await shown(canvasElement, 'send_code');
    });
    await shows(step, ['REG-007', 'REG-008'], 'and a phone with its own', async () => {
      await switchKind({ canvasElement, userEvent }, 'phone');
      await found(canvasElement, 'input[name=Mobile]');
      await found(canvasElement, 'input[name=MobileVerificationCode]');
      await shown(canvasElement, 'send_code');
    });
  },
});

export const SwitchedWhileChecked = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.all('*/network/country/check', () => delay('infinite'), { once: true }));
  },
  play: async (context) => {
    const { canvasElement, step } = context;
    await sendOlderCode(context);
    await typeOlderCode(context);
    await completeOlder(context);
    await submitOlder(context);
    const submit = await found(canvasElement, '[data-step=single] button[type=submit]');
    await shows(step, ['REG-008'], 'the other block comes, and the submit ends', async () => {
      await waitFor(() => expect(submit).toHaveAttribute('data-loading'));
      await switchKind(context, 'phone');
      await waitFor(() => expect(submit).not.toHaveAttribute('data-loading'));
    });
    await shows(step, ['FLOW-020'], 'and can be submitted', async () => {
      await sendOlderCode(context, 'phone');
      await typeOlderCode(context, 'phone');
      await submitOlder(context);
      await waitFor(() => expect(requestsOf('register')).toHaveLength(1));
    });
  },
});

export const CodeInWords = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await olderShown(canvasElement);
    await userEvent.click(await found(canvasElement, 'input[name=Email]'));
    const field = await found(canvasElement, code);
    await step('the one code of a pasted sentence is taken', async () => {
      await userEvent.click(field);
      await userEvent.paste('Your code for 24/7 shop: 482915');
      await expect(field).toHaveValue('482915');
    });
    await shows(step, ['CODE-007'], 'another text is refused, and the code stays', async () => {
      await userEvent.clear(field);
      await userEvent.paste('1234567');
      await expect(field).toHaveValue('');
      await shown(canvasElement, 'sign_up_code_invalid');
    });
    await step('the next code ends the error', async () => {
      await userEvent.type(field, '482915');
      await expect(field).toHaveValue('482915');
      await waitFor(() => expect(field).not.toHaveAttribute('aria-invalid'));
    });
  },
});

export const OldCodeGone = meta.story({
  play: async (context) => {
    const { canvasElement, userEvent, step } = context;
    const codeField = () => found(canvasElement, code);
    await olderShown(canvasElement);
    await userEvent.click(await found(canvasElement, 'input[name=Email]'));
    await userEvent.type(await codeField(), '111111');
    await step('with a new one on its way', async () => {
      await sendOlderCode(context);
      await shown(canvasElement, 'sign_up_resend_countdown');
      await waitFor(async () => expect(await codeField()).toHaveValue(''));
      await typeOlderCode(context);
    });
    await step('where its block comes back', async () => {
      await switchKind(context, 'phone');
      await switchKind(context, 'email');
      await waitFor(async () => expect(await codeField()).toHaveValue(''));
      await typeOlderCode(context);
    });
    await step('with its address', async () => {
      await userEvent.type(await found(canvasElement, 'input[name=Email]'), '.uk');
      await waitFor(async () => expect(await codeField()).toHaveValue(''));
    });
  },
});

export const SendButton = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await olderShown(canvasElement);
    const email = await found(canvasElement, 'input[name=Email]');
    await shows(step, ['CODE-014'], 'waits for a valid address', async () => {
      await userEvent.type(email, 'ana@');
      const button = await found(canvasElement, 'button:has([data-message=send_code])');
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
      await userEvent.type(email, 'example.com');
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
      await expect(requestsOf('email.send_code')).toHaveLength(0);
    });
    await shows(step, ['CODE-008', 'CODE-009', 'CODE-015'], 'sends, and counts down', async () => {
      await userEvent.click(await shown(canvasElement, 'send_code'));
      await shown(canvasElement, 'selleronboarding_sign_up_new_code_toast');
      const countdown = await shown(canvasElement, 'sign_up_resend_countdown');
      await expect(countdown.closest('button')).toHaveAttribute('aria-disabled', 'true');
    });
    await shows(step, ['CODE-010', 'CODE-012'], 'resends to another address', async () => {
      await userEvent.type(email, '.uk');
      await shown(canvasElement, 'sign_up_resend');
    });
  },
});

export const NumberSendButton = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await olderShown(canvasElement);
    await switchKind({ canvasElement, userEvent }, 'phone');
    await shows(step, ['CODE-014'], 'waits for a number of the country', async () => {
      await userEvent.type(await found(canvasElement, 'input[name=Mobile]'), '791112345');
      const button = await found(canvasElement, 'button:has([data-message=send_code])');
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.type(await found(canvasElement, 'input[name=Mobile]'), '6');
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
    });
    await shows(step, ['CODE-016'], 'says that a code is on its way', async () => {
      await userEvent.click(await shown(canvasElement, 'send_code'));
      await shown(canvasElement, 'selleronboarding_sign_up_new_phone_code_toast');
    });
  },
});

export const AccountExists = meta.story({
  beforeEach: async () => {
    await storyBackend.world.accounts.create({ email: ADDRESS });
  },
  play: async ({ canvasElement, userEvent, step }) => {
    await sendOlderCode({ canvasElement, userEvent });
    await shows(step, ['ERR-010', 'ERR-011'], 'the field and a dialog say so', async () => {
      await dialogShown(canvasElement, 'signup_email_repeat_popup_title');
      await shown(canvasElement, 'seller_login_email_exist');
    });
    await shows(step, ['ERR-012'], 'log in or stay', async () => {
      await userEvent.click(await dialogShown(canvasElement, 'exists_dialog_stay'));
      await waitFor(() => expect(canvasElement.querySelector('dialog[open]')).toBeNull());
      await userEvent.click(await shown(canvasElement, 'send_code'));
      await userEvent.click(await dialogShown(canvasElement, 'exists_dialog_log_in'));
      await expect(await shown(canvasElement, 'log_in_carried')).toHaveTextContent(ADDRESS);
    });
  },
});

export const OtherNetwork = meta.story({
  parameters: { scenario: 'experiments.off+region.mismatch' },
  play: async (context) => {
    const { canvasElement, userEvent, step } = context;
    await sendOlderCode(context);
    await typeOlderCode(context);
    await completeOlder(context);
    await shows(step, ['FLOW-018', 'FLOW-019'], 'the network is asked, and warns', async () => {
      await submitOlder(context);
      await dialogShown(canvasElement, 'older_network_title');
      await expect(requestsOf('email.register_verify_login')).toHaveLength(0);
    });
    await shows(step, ['FLOW-019', 'REG-018'], 'change site opens the countries', async () => {
      await userEvent.click(await dialogShown(canvasElement, 'older_network_change_site'));
      await dialogShown(canvasElement, 'site_picker_title');
      await userEvent.click(await dialogShown(canvasElement, 'market_confirm_cancel'));
    });
    await shows(step, ['FLOW-019', 'FLOW-020'], 'start goes on', async () => {
      await submitOlder(context);
      await userEvent.click(await dialogShown(canvasElement, 'older_network_start'));
      await waitFor(() => expect(requestsOf('email.register_verify_login')).toHaveLength(1));
    });
  },
});
