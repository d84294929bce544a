import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { MessageKey } from '../../src/i18n/MessageKey.ts';
import { olderShown, registerOlder } from '../support/olderSteps.ts';
import { Portal } from '../support/Portal.tsx';
import { shows } from '../support/shows.ts';
import { found, reported, shown, type Stage, switchKind } from '../support/signUpSteps.ts';
import { storyBackend } from '../support/storyBackend.ts';

const byEmail = 'email.register_verify_login';

const meta = preview.meta({
  title: 'Screens/OlderRegisterRefused',
  tags: ['!autodocs'], // whole pages stand alone; their docs page would run every flow at once
  parameters: { layout: 'fullscreen' },
  render: (_, { loaded }) => <Portal path="/account/register" loaded={loaded} />,
});

/** Registers by phone in vain; the field says why. */
async function refusedByPhone(stage: Stage, field: string, key: MessageKey): Promise<void> {
  await olderShown(stage.canvasElement);
  await switchKind(stage, 'phone');
  await registerOlder(stage, 'phone');
  const input = await found(stage.canvasElement, `input[name=${field}][aria-invalid=true]`);
  await shown(stage.canvasElement, key);
  await waitFor(() => expect(input).toHaveFocus());
}

/** Registers by e-mail in vain; the code's field says why. */
async function codeRefused(stage: Stage): Promise<void> {
  await registerOlder(stage);
  await found(stage.canvasElement, 'input[name=EmailVerificationCode][aria-invalid=true]');
  await shown(stage.canvasElement, 'selleronboard_CB_signup_verification_code_error_toast');
}

export const PhoneTaken = meta.story({
  parameters: { scenario: 'experiments.off+passport.1001@register' },
  play: (context) =>
    shows(context.step, ['ERR-002'], 'the phone’s field says so', () =>
      refusedByPhone(context, 'Mobile', 'seller_login_phone_exist'),
    ),
});

export const PhoneTakenHere = meta.story({
  parameters: { scenario: 'experiments.off+passport.1035@register' },
  play: (context) =>
    shows(context.step, ['ERR-002'], 'the phone’s field says so', () =>
      refusedByPhone(context, 'Mobile', 'seller_login_phone_exist'),
    ),
});

export const PhoneCodeWrong = meta.story({
  parameters: { scenario: 'experiments.off+passport.1203@register' },
  play: (context) =>
    shows(context.step, ['ERR-004'], 'the code’s field says so', () => {
      const key = 'selleronboard_CB_signup_verification_code_error_toast';
      return refusedByPhone(context, 'MobileVerificationCode', key);
    }),
});

export const EmailCodeExpired = meta.story({
  parameters: { scenario: `experiments.off+passport.1703@${byEmail}` },
  play: (context) =>
    shows(context.step, ['ERR-005'], 'the code’s field says so', () => codeRefused(context)),
});

export const EmailCodeWrong = meta.story({
  parameters: { scenario: `experiments.off+passport.1704@${byEmail}` },
  play: (context) =>
    shows(context.step, ['ERR-005'], 'the code’s field says so', () => codeRefused(context)),
});

export const CaptchaClosed = meta.story({
  parameters: { scenario: `experiments.off+passport.CloseCaptcha@${byEmail}` },
  play: async (context) => {
    const { canvasElement, step } = context;
    await registerOlder(context);
    await shows(step, ['ERR-006'], 'nothing is said, and the form waits', async () => {
      await reported('sign_up.register_failed');
      await waitFor(() => expect(canvasElement.querySelector('[data-loading]')).toBeNull());
      await expect(canvasElement.querySelector('[data-tone=danger]')).toBeNull();
    });
  },
});

export const RefusedOtherwise = meta.story({
  parameters: { scenario: `experiments.off+passport.other@${byEmail}` },
  play: async (context) => {
    const { canvasElement, step } = context;
    await registerOlder(context);
    await shows(step, ['ERR-007'], 'a toast', async () => {
      await found(canvasElement, '[data-toasts] [data-tone=danger] [data-message]');
    });
    await shows(step, ['ERR-009', 'ERR-029', 'TRACK-007'], 'told with its code', async () => {
      const failure = {
        code: expect.any(Number) as unknown,
        log_id: expect.any(String) as unknown,
      };
      await expect(await reported('sign_up.register_failed')).toMatchObject(failure);
      const url = expect.stringContaining('/register_verify_login/') as unknown;
      const outcomes = () => storyBackend.world.events.all.filter(({ call }) => call === byEmail);
      await waitFor(() =>
        expect(outcomes()).toEqual([expect.objectContaining({ ...failure, url })]),
      );
    });
  },
});

export const RefusedWithWords = meta.story({
  parameters: { scenario: `experiments.off+passport.-1@${byEmail}` },
  play: async (context) => {
    await registerOlder(context);
    await shows(context.step, ['ERR-008'], 'the words as a toast', async () => {
      await found(context.canvasElement, '[data-toasts] [data-message=server_text]');
    });
  },
});
