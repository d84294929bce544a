import { ADDRESS, fill, found, sentCode, shown, switchKind, type Stage } from './signUpSteps.ts';
import { NUMBER } from './singleFormSteps.ts';

/** A third-party account waits for a contact. */
export const withProfile = 'oauth.profile_waiting';

/** The page for that account. */
export const INFO_PATH = '/account/tt-register-additional?profileKey=profile_1&channel=spring';

/** How a bind names that account. */
export const profile = {
  profile_key: 'profile_1',
  platform_app_id: 'portico',
  service: `${location.origin}/homepage`,
};

/** The key of that account, as this tab keeps it. */
export const storedKey = (): string | null => sessionStorage.getItem('profileKey');

const fields = {
  email: { contact: 'Email', code: 'EmailVerificationCode', text: ADDRESS },
  phone: { contact: 'Mobile', code: 'MobileVerificationCode', text: NUMBER },
} as const;

type Kind = keyof typeof fields;

/** Waits for the form. */
export const infoShown = (canvasElement: HTMLElement): Promise<HTMLElement> =>
  found(canvasElement, '[data-step=additional-info] form');

/** Fills in a contact, of the other kind if it is not shown, and requests a code for it. */
export async function sendInfoCode(stage: Stage, kind: Kind = 'email'): Promise<void> {
  const { canvasElement, userEvent } = stage;
  const { contact, text } = fields[kind];
  await infoShown(canvasElement);
  if (canvasElement.querySelector(`[data-switch=${kind}]`)) await switchKind(stage, kind);
  await fill(stage, await found(canvasElement, `input[name=${contact}]`), text);
  await userEvent.click(await found(canvasElement, 'button:has([data-message=send_code])'));
}

/** Types the sent code, or another one. */
export async function typeInfoCode(
  { canvasElement, userEvent }: Stage,
  kind: Kind = 'email',
  code?: string,
): Promise<void> {
  await shown(canvasElement, 'sign_up_resend_countdown');
  const field = await found(canvasElement, `input[name=${fields[kind].code}]`);
  await userEvent.type(field, code ?? sentCode());
}

/** Submits the form. */
export async function submitInfo({ canvasElement, userEvent }: Stage): Promise<void> {
  await userEvent.click(
    await found(canvasElement, '[data-step=additional-info] button[type=submit]'),
  );
}

/** Fills in the whole form and submits it. */
export async function bindContact(stage: Stage, kind: Kind = 'email'): Promise<void> {
  await sendInfoCode(stage, kind);
  await typeInfoCode(stage, kind);
  await submitInfo(stage);
}
