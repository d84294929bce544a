import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { MessageKey } from '../../src/i18n/MessageKey.ts';
import { singleFormShown, registerSingleForm } from '../support/singleFormSteps.ts';
import { closeModal } from '../support/modal.ts';
import { Portal } from '../support/Portal.tsx';
import { covers } from '../support/covers.ts';
import { found, reported, shown, type Stage, switchKind } from '../support/signUpSteps.ts';
import { storyBackend } from '../../.storybook/storyBackend.ts';

const byEmail = 'email.register_verify_login';

const meta = preview.meta({
  title: 'Screens/SingleFormRefused',
  tags: ['!autodocs'], // a docs page would run all flows at once
  parameters: { layout: 'fullscreen' },
  render: (_, { loaded }) => <Portal path="/account/register" loaded={loaded} />,
});

/** Registers by phone; the error is at a field, which has the focus once a dialog over it is closed. */
async function refusedByPhone(
  stage: Stage,
  field: string,
  key: MessageKey,
  { opensDialog = false } = {},
): Promise<void> {
  await singleFormShown(stage.canvasElement);
  await switchKind(stage, 'phone');
  await registerSingleForm(stage, 'phone');
  const input = await found(stage.canvasElement, `input[name=${field}][aria-invalid=true]`);
  await shown(stage.canvasElement, key);
  if (opensDialog) await closeModal();
  await waitFor(() => expect(input).toHaveFocus());
}

/** Registers by e-mail; the error is at the code field. */
async function codeRefused(stage: Stage): Promise<void> {
  await registerSingleForm(stage);
  await found(stage.canvasElement, 'input[name=EmailVerificationCode][aria-invalid=true]');
  await shown(stage.canvasElement, 'selleronboard_CB_signup_verification_code_error_toast');
}

export const PhoneAlreadyRegistered = meta.story({
  parameters: { scenario: 'experiments.off+passport.1001@register' },
  play: (context) =>
    covers(context.step, ['ERR-002'], 'the error is at the phone field and in the dialog', () =>
      refusedByPhone(context, 'Mobile', 'seller_login_phone_exist', { opensDialog: true }),
    ),
});

export const PhoneAlreadyRegisteredAtRegister = meta.story({
  parameters: { scenario: 'experiments.off+passport.1035@register' },
  play: (context) =>
    covers(context.step, ['ERR-002'], 'the error is at the phone field and in the dialog', () =>
      refusedByPhone(context, 'Mobile', 'seller_login_phone_exist', { opensDialog: true }),
    ),
});

export const PhoneCodeWrong = meta.story({
  parameters: { scenario: 'experiments.off+passport.1203@register' },
  play: (context) =>
    covers(context.step, ['ERR-004'], 'the error is at the code field', () => {
      const key = 'selleronboard_CB_signup_verification_code_error_toast';
      return refusedByPhone(context, 'MobileVerificationCode', key);
    }),
});

export const EmailCodeExpired = meta.story({
  parameters: { scenario: `experiments.off+passport.1703@${byEmail}` },
  play: (context) =>
    covers(context.step, ['ERR-005'], 'the error is at the code field', () => codeRefused(context)),
});

export const EmailCodeWrong = meta.story({
  parameters: { scenario: `experiments.off+passport.1704@${byEmail}` },
  play: (context) =>
    covers(context.step, ['ERR-005'], 'the error is at the code field', () => codeRefused(context)),
});

export const CaptchaClosed = meta.story({
  parameters: { scenario: `experiments.off+passport.CloseCaptcha@${byEmail}` },
  play: async (context) => {
    const { canvasElement, step } = context;
    await registerSingleForm(context);
    await covers(
      step,
      ['ERR-006'],
      'shows no error, and the form can be submitted again',
      async () => {
        await reported('sign_up.register_failed');
        await waitFor(() => expect(canvasElement.querySelector('[data-loading]')).toBeNull());
        await expect(canvasElement.querySelector('[data-tone=danger]')).toBeNull();
      },
    );
  },
});

export const OtherError = meta.story({
  parameters: { scenario: `experiments.off+passport.other@${byEmail}` },
  play: async (context) => {
    const { canvasElement, step } = context;
    await registerSingleForm(context);
    await covers(step, ['ERR-007'], 'shows a toast', async () => {
      await found(canvasElement, '[data-toasts] [data-tone=danger] [data-message]');
    });
    await covers(
      step,
      ['ERR-009', 'ERR-029', 'TRACK-007'],
      'reports its code and log id',
      async () => {
        const failure = {
          code: expect.any(Number) as unknown,
          log_id: expect.any(String) as unknown,
        };
        await reported('sign_up.register_failed', failure);
        const url = expect.stringContaining('/register_verify_login/') as unknown;
        const outcomes = () => storyBackend.world.events.all.filter(({ call }) => call === byEmail);
        await waitFor(() =>
          expect(outcomes()).toEqual([expect.objectContaining({ ...failure, url })]),
        );
      },
    );
  },
});

export const TextError = meta.story({
  parameters: { scenario: `experiments.off+passport.-1@${byEmail}` },
  play: async (context) => {
    await registerSingleForm(context);
    await covers(context.step, ['ERR-008'], 'shows the server’s message as a toast', async () => {
      await found(context.canvasElement, '[data-toasts] [data-message=server_text]');
    });
  },
});
