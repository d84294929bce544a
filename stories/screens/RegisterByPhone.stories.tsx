import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import { Portal } from '../support/Portal.tsx';
import { covers } from '../support/covers.ts';
import { fixedCode } from '../support/fixedCode.ts';
import {
  askForCode,
  dialogShown,
  enterCode,
  found,
  PASSWORD,
  reported,
  requestsOf,
  sentCode,
  shown,
  signUp,
  stepShown,
  switchKind,
} from '../support/signUpSteps.ts';
import { storyBackend } from '../../.storybook/storyBackend.ts';
import { offerWebOtp } from '../support/webOtp.ts';

const onLeave = fn().mockName('onLeave');

/** A number for the cross-border site, whose sellers are in mainland China and Hong Kong. */
const NUMBER = '13812345678';
const MOBILE = `+86${NUMBER}`;

const digitsIn = (field: HTMLElement): string =>
  (field as HTMLInputElement).value.replaceAll(/\D/g, ''); // found by its type

const meta = preview.meta({
  title: 'Screens/RegisterByPhone',
  tags: ['!autodocs'], // a docs page would run all flows at once
  parameters: { layout: 'fullscreen' },
  globals: { region: 'cb', language: 'en' },
  beforeEach: () => {
    onLeave.mockClear();
  },
  render: (_, { loaded }) => <Portal path="/account/register" loaded={loaded} onLeave={onLeave} />,
});

export const Account = meta.story({
  play: async ({ canvasElement, step }) => {
    await covers(
      step,
      ['REG-009', 'REG-037'],
      'starts with the phone, as the region configures',
      async () => {
        await found(canvasElement, 'input[name=phone_email][type=tel]');
        await expect(await found(canvasElement, 'button[data-opens]')).toHaveTextContent('+86');
      },
    );
  },
});

export const Switched = meta.story({
  globals: { region: 'gb', language: 'region' },
  play: async ({ canvasElement, userEvent, step }) => {
    await covers(
      step,
      ['REG-008'],
      'to the phone and back; each keeps its contact (S-192)',
      async () => {
        await userEvent.type(await found(canvasElement, 'input[type=email]'), 'ana@example.com');
        await switchKind({ canvasElement, userEvent }, 'phone');
        await userEvent.type(await found(canvasElement, 'input[type=tel]'), '7911123456');
        await switchKind({ canvasElement, userEvent }, 'email');
        const field = await found(canvasElement, 'input[name=phone_email]');
        await expect(field).toHaveValue('ana@example.com');
        await switchKind({ canvasElement, userEvent }, 'phone');
        await expect(digitsIn(await found(canvasElement, 'input[type=tel]'))).toBe('7911123456');
      },
    );
    await step('after Back, too (E-14)', async () => {
      await userEvent.click(await shown(canvasElement, 'sign_up_continue'));
      await stepShown(canvasElement, 'verification');
      await userEvent.click(await shown(canvasElement, 'sign_up_back'));
      await stepShown(canvasElement, 'account');
      await switchKind({ canvasElement, userEvent }, 'email');
      const field = await found(canvasElement, 'input[name=phone_email]');
      await expect(field).toHaveValue('ana@example.com');
    });
  },
});

/** What is typed decides whether it is an address or a number. */
export const TypedIntoEmail = meta.story({
  globals: { region: 'gb', language: 'region' },
  play: async ({ canvasElement, userEvent, step }) => {
    const field = await found(canvasElement, 'input[type=email]');
    await covers(step, ['VAL-006'], 'digits are a number, with its country', async () => {
      await userEvent.type(field, '07911 123456');
      await expect(await found(canvasElement, 'button[data-opens]')).toHaveTextContent('+44');
      await expect(field).toHaveFocus();
      await expect(field).toHaveValue('07911 123456');
      await shown(canvasElement, 'sign_up_use_email');
    });
    await covers(step, ['VAL-009'], 'with a letter it is an address again', async () => {
      await userEvent.type(field, 'x');
      await expect(canvasElement.querySelector('button[data-opens]')).toBeNull();
      await userEvent.type(field, '{Backspace}');
    });
    await covers(step, ['VAL-006'], 'the code goes to the number', async () => {
      await userEvent.click(await found(canvasElement, 'button[type=submit]'));
      await stepShown(canvasElement, 'verification');
      await expect(requestsOf('mobile.send_code')).toEqual([
        expect.objectContaining({ mobile: '+447911123456' }),
      ]);
    });
  },
});

/** A letter in the field of a number makes it an address; the focus goes with the text. */
export const AddressTyped = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await covers(step, ['VAL-009'], 'an address is sent as one (S-192)', async () => {
      await userEvent.type(await found(canvasElement, 'input[type=tel]'), '1a');
      const field = await found(canvasElement, 'input[type=email]');
      await expect(field).toHaveFocus();
      await expect(field).toHaveValue('1a');
      await userEvent.type(field, 'na@example.com');
      await expect(field).toHaveValue('1ana@example.com');
      await userEvent.click(await found(canvasElement, 'button[type=submit]'));
      await stepShown(canvasElement, 'verification');
      await expect(requestsOf('email.send_code')).toEqual([
        expect.objectContaining({ email: '1ana@example.com' }),
      ]);
    });
  },
});

const getCredential = fn().mockName('credentials.get');

/** With WebOTP the browser offers the code of the SMS. */
export const CodeFromSms = meta.story({
  beforeEach() {
    getCredential.mockReset().mockImplementation(() => Promise.resolve({ code: sentCode() }));
    return offerWebOtp(getCredential);
  },
  play: async ({ canvasElement, userEvent, step }) => {
    await askForCode({ canvasElement, userEvent }, NUMBER);
    await step('the code is submitted automatically (E-06)', async () => {
      await stepShown(canvasElement, 'password');
      await expect(getCredential).toHaveBeenCalledOnce();
    });
  },
});

export const Empty = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await found(canvasElement, 'input[type=tel]');
    await covers(
      step,
      ['VAL-003', 'VAL-011', 'FLOW-006'],
      'Continue with an empty field is an error',
      async () => {
        await userEvent.click(await found(canvasElement, 'button[type=submit]'));
        await shown(canvasElement, 'selleronboarding_todo1_mandatory_tip');
        await expect(requestsOf('mobile.send_code')).toHaveLength(0);
      },
    );
  },
});

export const NumberInvalid = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await covers(step, ['VAL-012'], 'keeps digits only', async () => {
      const field = await found(canvasElement, 'input[type=tel]');
      await userEvent.type(field, '138/12345.67');
      await expect(digitsIn(field)).toBe('1381234567');
      await expect((field as HTMLInputElement).value).not.toMatch(/[/.]/);
    });
    await covers(step, ['VAL-001', 'VAL-005', 'VAL-013'], 'ten digits are an error', async () => {
      await userEvent.tab();
      await found(canvasElement, 'input[type=tel][aria-invalid=true]');
      await found(canvasElement, '[data-kind=error] [data-message]');
    });
    await expect(requestsOf('mobile.send_code')).toHaveLength(0);
  },
});

export const OtherCountry = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await covers(step, ['VAL-007'], 'a full number selects its country', async () => {
      await askForCode({ canvasElement, userEvent }, '+852 5123 4567');
      await stepShown(canvasElement, 'verification');
      await expect(requestsOf('mobile.send_code')).toEqual([
        expect.objectContaining({ mobile: '+85251234567' }),
      ]);
    });
  },
});

export const EditedInTheMiddle = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await step('the caret stays at the typed text', async () => {
      const field = await found(canvasElement, 'input[type=tel]');
      await userEvent.type(field, '138345678{Home}{ArrowRight>3/}12');
      await expect(digitsIn(field)).toBe(NUMBER);
    });
  },
});

export const CountryFixed = meta.story({
  render: (_, { loaded }) => <Portal path="/account/register" loaded={loaded} change={fixedCode} />,
  play: async ({ canvasElement, step }) => {
    await covers(step, ['REG-033'], 'shows the default country without a choice', async () => {
      const field = await found(canvasElement, 'input[type=tel]');
      await expect(field.parentElement).toHaveTextContent('+86');
      await expect(canvasElement.querySelector('button[data-opens]')).toBeNull();
    });
  },
});

export const Verification = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await askForCode({ canvasElement, userEvent }, NUMBER);
    await covers(step, ['CODE-016', 'FLOW-013'], 'shows that a code was sent', async () => {
      await shown(canvasElement, 'selleronboarding_sign_up_new_phone_code_toast');
    });
    await stepShown(canvasElement, 'verification');
    await covers(step, ['CODE-002'], 'four boxes', async () => {
      await expect(canvasElement.querySelectorAll('fieldset input')).toHaveLength(4);
    });
    await covers(step, ['API-015'], 'sends the number with its calling code', async () => {
      await expect(requestsOf('mobile.send_code')).toEqual([
        { mobile: MOBILE, type: 16, scene: 'register_normal', change: false },
      ]);
    });
  },
});

export const Success = meta.story({
  play: async (context) => {
    const { canvasElement, step } = context;
    await covers(step, ['REG-001', 'REG-002', 'FLOW-015'], 'registers by phone', async () => {
      await signUp(context, NUMBER);
      await stepShown(canvasElement, 'success');
      await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
    });
    await covers(step, ['API-011'], 'sends the specified payload', async () => {
      const sent = { verification_ticket: expect.any(String), redirect_url: expect.any(String) };
      await expect(requestsOf('register')).toEqual([
        { mobile: MOBILE, type: 16, password: PASSWORD, ...sent },
      ]);
    });
    await reported('sign_up.completed', { method: 1 });
  },
});

const withPhoneConsent = (region: RegionConfig): RegionConfig => ({
  ...region,
  register: { ...region.register, needAuthPhoneCheck: true },
});

export const PhoneConsent = meta.story({
  render: (_, { loaded }) => (
    <Portal path="/account/register" loaded={loaded} change={withPhoneConsent} />
  ),
  play: async (context) => {
    const { canvasElement, step } = context;
    await askForCode(context, NUMBER);
    await enterCode(context);
    await stepShown(canvasElement, 'password');
    await covers(
      step,
      ['REG-014', 'REG-029', 'REG-032'],
      'has a box for phone calls, not ticked',
      async () => {
        await expect(await found(canvasElement, '[name=phone_agreement]')).not.toBeChecked();
      },
    );
  },
});

export const PhoneAlreadyRegistered = meta.story({
  beforeEach: async () => {
    await storyBackend.world.accounts.create({ mobile: MOBILE });
  },
  play: async (context) => {
    const { canvasElement, userEvent, step } = context;
    await askForCode(context, NUMBER);
    await covers(
      step,
      ['ERR-011', 'DLG-001', 'DLG-004'],
      'shows the dialog for a phone',
      async () => {
        await dialogShown(canvasElement, 'signup_phone_repeat_popup_title');
        await dialogShown(canvasElement, 'signup_phone_repeat_popup_content');
      },
    );
    await userEvent.click(await dialogShown(canvasElement, 'exists_dialog_change_phone'));
    await covers(step, ['DLG-007'], 'asks for a number with its country code', async () => {
      const opener = await found(canvasElement, 'dialog[open] button[data-opens]');
      await expect(opener).toHaveTextContent('+86');
    });
    await covers(
      step,
      ['CODE-018', 'FLOW-033', 'DLG-011'],
      'sends a code to another number',
      async () => {
        const field = await found(canvasElement, 'dialog[open] input[name=contact]');
        await userEvent.clear(field);
        await userEvent.type(field, '13912345678');
        await userEvent.click(await dialogShown(canvasElement, 'market_confirm_confirm'));
        await shown(canvasElement, 'selleronboarding_sign_up_phone_change_new_code_toast');
        await stepShown(canvasElement, 'verification');
        const sent = { mobile: '+8613912345678', change: true };
        await expect(requestsOf('mobile.send_code').at(-1)).toMatchObject(sent);
      },
    );
  },
});

export const LogInInstead = meta.story({
  beforeEach: async () => {
    await storyBackend.world.accounts.create({ mobile: MOBILE });
  },
  play: async (context) => {
    const { canvasElement, userEvent, step } = context;
    await askForCode(context, NUMBER);
    await covers(
      step,
      ['FLOW-031', 'ERR-012', 'LOGIN-017'],
      'passes the number with its country',
      async () => {
        await userEvent.click(await dialogShown(canvasElement, 'exists_dialog_log_in'));
        const field = await found(canvasElement, 'input[name=account][type=tel]');
        await waitFor(() => expect(digitsIn(field)).toBe(NUMBER));
        const prefilled: unknown = JSON.parse(sessionStorage.getItem('prefilled_account') ?? '');
        await expect(prefilled).toEqual({ shortname: 'CN', code: '86', number: NUMBER });
      },
    );
  },
});
