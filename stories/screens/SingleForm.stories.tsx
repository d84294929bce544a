import { delay, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { notPictured } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import {
  completeSingleForm,
  singleFormShown,
  sendSingleFormCode,
  submitSingleForm,
  typeSingleFormCode,
} from '../support/singleFormSteps.ts';
import { Portal } from '../support/Portal.tsx';
import { covers } from '../support/covers.ts';
import { fixedCode } from '../support/fixedCode.ts';
import {
  ADDRESS,
  dialogShown,
  found,
  reported,
  requestsOf,
  shown,
  switchKind,
} from '../support/signUpSteps.ts';
import { storyBackend } from '../../.storybook/storyBackend.ts';

const meta = preview.meta({
  title: 'Screens/SingleForm',
  tags: ['!autodocs'], // a docs page would run all flows at once
  parameters: { layout: 'fullscreen', scenario: 'experiments.off' },
  render: (_, { loaded }) => <Portal path="/account/register" loaded={loaded} />,
});

const code = 'input[name=EmailVerificationCode]';
const repeat = 'input[name=RepeatPassword]';
const agreements = '[data-message=agreement_terms]';

export const Untouched = meta.story({
  play: async ({ canvasElement, step }) => {
    await covers(step, ['TRACK-014', 'TRACK-016'], 'the experiment selects the form', async () => {
      await singleFormShown(canvasElement);
      await expect(requestsOf('common.get')).toHaveLength(1);
      const stored: unknown = JSON.parse(localStorage.getItem('registration_data') ?? '');
      await expect(stored).toMatchObject({ showNewRegisterPage: 0 });
    });
    await covers(step, ['REG-005'], 'a title, a password, a submit button', async () => {
      await shown(canvasElement, 'sign_up_title');
      await found(canvasElement, 'input[name=Password]');
      await shown(canvasElement, 'sign_up_submit');
    });
    await covers(step, ['REG-009'], 'starts with e-mail, as the region configures', async () => {
      await found(canvasElement, 'input[name=Email]');
      await expect(canvasElement.querySelector('input[name=Mobile]')).toBeNull();
    });
    await step('the hidden fields are not rendered', async () => {
      await expect(canvasElement.querySelector(`${code}, ${repeat}, ${agreements}`)).toBeNull();
    });
  },
});

export const Revealed = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await singleFormShown(canvasElement);
    await covers(step, ['FLOW-003', 'REG-010', 'REG-011'], 'at the first focus', async () => {
      await userEvent.click(await found(canvasElement, 'input[name=Email]'));
      await found(canvasElement, code);
      await found(canvasElement, repeat);
      await found(canvasElement, agreements);
    });
    await covers(step, ['VAL-032'], 'minimum age 18', async () => {
      await expect(await found(canvasElement, agreements)).toHaveTextContent('18');
    });
  },
});

export const RevealedByPassword = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await singleFormShown(canvasElement);
    await covers(step, ['FLOW-003', 'REG-010'], 'at focus in the password', async () => {
      await userEvent.click(await found(canvasElement, 'input[name=Password]'));
      await found(canvasElement, repeat);
    });
  },
});

export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, userEvent }) => {
    await singleFormShown(canvasElement);
    await userEvent.click(await found(canvasElement, 'input[name=Email]'));
    await found(canvasElement, repeat);
  },
});

export const InThailand = meta.story({
  globals: { region: 'th', language: 'en' },
  play: async ({ canvasElement, userEvent, step }) => {
    await singleFormShown(canvasElement);
    await userEvent.click(await found(canvasElement, 'input[name=Mobile]'));
    await covers(step, ['FLOW-003'], 'at focus in the number', async () => {
      await found(canvasElement, 'input[name=MobileVerificationCode]');
      await found(canvasElement, repeat);
      await found(canvasElement, agreements);
    });
    await covers(step, ['VAL-033'], 'minimum age 20', async () => {
      await expect(await found(canvasElement, agreements)).toHaveTextContent('20');
    });
  },
});

export const Submitted = meta.story({
  parameters: { scenario: 'experiments.off+pending@network.country.check' },
  play: async ({ canvasElement, userEvent, step }) => {
    await singleFormShown(canvasElement);
    await submitSingleForm({ canvasElement, userEvent });
    // The validation would focus a wrong field, and a focused field reveals the others too.
    await covers(step, ['FLOW-004', 'REG-010'], 'shows all fields at once', async () => {
      await found(canvasElement, '[data-step=single] button[type=submit][data-loading]');
      await found(canvasElement, code);
      await found(canvasElement, repeat);
      await found(canvasElement, agreements);
    });
  },
});

export const SubmittedEmpty = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await singleFormShown(canvasElement);
    await submitSingleForm({ canvasElement, userEvent });
    await covers(
      step,
      ['VAL-001', 'VAL-003', 'VAL-020', 'VAL-026'],
      'each missing field has an error',
      async () => {
        const mandatory = '[data-message=selleronboarding_todo1_mandatory_tip]';
        await waitFor(() => expect(canvasElement.querySelectorAll(mandatory)).toHaveLength(2));
        await shown(canvasElement, 'selleronboard_CB_signup_confirm_password_empty_toast');
        await expect(await found(canvasElement, 'input[name=Email]')).toHaveFocus();
      },
    );
    await covers(step, ['VAL-028', 'VAL-030'], 'both agreements are required', async () => {
      const ticks = '[data-message=seller_signup_terms_checktips_us]';
      await expect(canvasElement.querySelectorAll(ticks)).toHaveLength(2);
    });
    await covers(step, ['VAL-002'], 'reports all failed fields', async () => {
      await reported('validation.result', {
        failed: [
          ...['Email', 'EmailVerificationCode', 'Password', 'RepeatPassword'],
          ...['CheckReadAgreements', 'StripeAgreements'],
        ],
      });
    });
  },
});

export const TwoBlocks = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await singleFormShown(canvasElement);
    await userEvent.click(await found(canvasElement, 'input[name=Email]'));
    await covers(step, ['REG-007'], 'an e-mail with its code and send button', async () => {
      await found(canvasElement, code);
      await shown(canvasElement, 'send_code');
    });
    await covers(
      step,
      ['VAL-001'],
      'a field that is left is judged, before any submit',
      async () => {
        const email = await found(canvasElement, 'input[name=Email]');
        await userEvent.type(email, 'ana@');
        await expect(email).not.toHaveAttribute('aria-invalid', 'true');
        await userEvent.tab();
        await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'));
      },
    );
    await covers(step, ['REG-007', 'REG-008'], 'and a phone with its own', async () => {
      await switchKind({ canvasElement, userEvent }, 'phone');
      await found(canvasElement, 'input[name=Mobile]');
      await found(canvasElement, 'input[name=MobileVerificationCode]');
      await shown(canvasElement, 'send_code');
    });
  },
});

export const CountryFixed = meta.story({
  parameters: { chromatic: notPictured },
  render: (_, { loaded }) => <Portal path="/account/register" loaded={loaded} change={fixedCode} />,
  play: async ({ canvasElement, userEvent, step }) => {
    await singleFormShown(canvasElement);
    await switchKind({ canvasElement, userEvent }, 'phone');
    await covers(step, ['REG-033'], 'shows the default country without a choice', async () => {
      const field = await found(canvasElement, 'input[name=Mobile]');
      await expect(field.parentElement).toHaveTextContent('+44');
      await expect(canvasElement.querySelector('button[data-opens]')).toBeNull();
    });
  },
});

export const SwitchedWhileChecking = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.all('*/network/country/check', () => delay('infinite'), { once: true }));
  },
  play: async (context) => {
    const { canvasElement, step } = context;
    await sendSingleFormCode(context);
    await typeSingleFormCode(context);
    await completeSingleForm(context);
    await submitSingleForm(context);
    const submit = await found(canvasElement, '[data-step=single] button[type=submit]');
    await covers(step, ['REG-008'], 'shows the other block and ends the submit', async () => {
      await waitFor(() => expect(submit).toHaveAttribute('data-loading'));
      await switchKind(context, 'phone');
      await waitFor(() => expect(submit).not.toHaveAttribute('data-loading'));
    });
    await covers(step, ['FLOW-020'], 'the other block can be submitted', async () => {
      await sendSingleFormCode(context, 'phone');
      await typeSingleFormCode(context, 'phone');
      await submitSingleForm(context);
      await waitFor(() => expect(requestsOf('register')).toHaveLength(1));
    });
  },
});

export const CodePastedInSentence = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await singleFormShown(canvasElement);
    await userEvent.click(await found(canvasElement, 'input[name=Email]'));
    const field = await found(canvasElement, code);
    await step('fills in the only code of a pasted sentence', async () => {
      await userEvent.click(field);
      await userEvent.paste('Your code for 24/7 shop: 482915');
      await expect(field).toHaveValue('482915');
    });
    await covers(step, ['CODE-007'], 'rejects other text and keeps the code', async () => {
      await userEvent.clear(field);
      await userEvent.paste('1234567');
      await expect(field).toHaveValue('');
      await expect(await shown(canvasElement, 'sign_up_code_invalid')).toHaveTextContent(
        'Invalid verification code, please check',
      );
    });
    await step('the next code removes the error', async () => {
      await userEvent.type(field, '482915');
      await expect(field).toHaveValue('482915');
      await waitFor(() => expect(field).not.toHaveAttribute('aria-invalid'));
    });
    await step('a text without a code is refused beside the code that stands there', async () => {
      await userEvent.paste('no code');
      await expect(field).toHaveValue('482915');
      await expect(await shown(canvasElement, 'sign_up_code_invalid')).toBeVisible();
    });
  },
});

export const OldCodeCleared = meta.story({
  play: async (context) => {
    const { canvasElement, userEvent, step } = context;
    const codeField = () => found(canvasElement, code);
    await singleFormShown(canvasElement);
    await userEvent.click(await found(canvasElement, 'input[name=Email]'));
    await userEvent.type(await codeField(), '111111');
    await step('when a new code is sent', async () => {
      await sendSingleFormCode(context);
      await shown(canvasElement, 'sign_up_resend_countdown');
      await waitFor(async () => expect(await codeField()).toHaveValue(''));
      await typeSingleFormCode(context);
    });
    await step('when its block is shown again', async () => {
      await switchKind(context, 'phone');
      await switchKind(context, 'email');
      await waitFor(async () => expect(await codeField()).toHaveValue(''));
      await typeSingleFormCode(context);
    });
    await step('when its address changes', async () => {
      await userEvent.type(await found(canvasElement, 'input[name=Email]'), '.uk');
      await waitFor(async () => expect(await codeField()).toHaveValue(''));
    });
  },
});

export const SendButton = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await singleFormShown(canvasElement);
    const email = await found(canvasElement, 'input[name=Email]');
    await step('is disabled without a valid address', async () => {
      await userEvent.type(email, 'ana@');
      const button = await found(canvasElement, 'button:has([data-message=send_code])');
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
      await userEvent.type(email, 'example.com');
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
      await expect(requestsOf('email.send_code')).toHaveLength(0);
    });
    await covers(step, ['CODE-008', 'CODE-009', 'CODE-015'], 'sends, and counts down', async () => {
      await userEvent.click(await shown(canvasElement, 'send_code'));
      await shown(canvasElement, 'selleronboarding_sign_up_new_code_toast');
      const countdown = await shown(canvasElement, 'sign_up_resend_countdown');
      await expect(countdown.closest('button')).toHaveAttribute('aria-disabled', 'true');
    });
    await covers(
      step,
      ['CODE-010', 'CODE-012'],
      'sends to another address without waiting',
      async () => {
        await userEvent.type(email, '.uk');
        await shown(canvasElement, 'sign_up_resend');
      },
    );
  },
});

export const PhoneSendButton = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await singleFormShown(canvasElement);
    await switchKind({ canvasElement, userEvent }, 'phone');
    await covers(step, ['CODE-014'], 'is disabled without a valid number', async () => {
      await userEvent.type(await found(canvasElement, 'input[name=Mobile]'), '791112345');
      const button = await found(canvasElement, 'button:has([data-message=send_code])');
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.type(await found(canvasElement, 'input[name=Mobile]'), '6');
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
    });
    await covers(step, ['CODE-016'], 'shows that a code was sent', async () => {
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
    await sendSingleFormCode({ canvasElement, userEvent });
    await covers(
      step,
      ['ERR-010', 'ERR-011'],
      'shows an error at the field and a dialog',
      async () => {
        await dialogShown(canvasElement, 'signup_email_repeat_popup_title');
        await shown(canvasElement, 'seller_login_email_exist');
      },
    );
    await covers(step, ['ERR-012'], 'offers to log in or stay', async () => {
      await userEvent.click(await dialogShown(canvasElement, 'exists_dialog_stay'));
      await waitFor(() => expect(canvasElement.querySelector('dialog[open]')).toBeNull());
      await userEvent.click(await shown(canvasElement, 'send_code'));
      await userEvent.click(await dialogShown(canvasElement, 'exists_dialog_log_in'));
      await expect(await found(canvasElement, 'input[name=account]')).toHaveValue(ADDRESS);
    });
  },
});

export const NetworkWarning = meta.story({
  parameters: { scenario: 'experiments.off+region.mismatch' },
  play: async (context) => {
    const { canvasElement, userEvent, step } = context;
    await sendSingleFormCode(context);
    await typeSingleFormCode(context);
    await completeSingleForm(context);
    await covers(
      step,
      ['FLOW-018', 'FLOW-019'],
      'checks the network and shows a warning',
      async () => {
        await submitSingleForm(context);
        await dialogShown(canvasElement, 'network_warning_title');
        await expect(requestsOf('email.register_verify_login')).toHaveLength(0);
      },
    );
    await covers(
      step,
      ['FLOW-019', 'REG-018'],
      'change site opens the list of countries',
      async () => {
        await userEvent.click(await dialogShown(canvasElement, 'network_warning_change_site'));
        await dialogShown(canvasElement, 'site_picker_title');
        await userEvent.click(await dialogShown(canvasElement, 'market_confirm_cancel'));
      },
    );
    await covers(step, ['FLOW-019', 'FLOW-020'], 'start continues', async () => {
      await submitSingleForm(context);
      await userEvent.click(await dialogShown(canvasElement, 'network_warning_start'));
      await waitFor(() => expect(requestsOf('email.register_verify_login')).toHaveLength(1));
    });
  },
});
