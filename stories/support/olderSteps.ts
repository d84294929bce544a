import { acceptAll, ADDRESS, found, PASSWORD, sentCode, shown, type Stage } from './signUpSteps.ts';

const fields = {
  email: { contact: 'Email', code: 'EmailVerificationCode' },
  phone: { contact: 'Mobile', code: 'MobileVerificationCode' },
} as const;

type Kind = keyof typeof fields;

/** A number of the United Kingdom. */
export const NUMBER = '7911123456';

/** Waits for the older form, which an experiment brings in place of the newer page. */
export const olderShown = (canvasElement: HTMLElement): Promise<HTMLElement> =>
  found(canvasElement, '[data-register-version=V1] form');

/** Types a contact and has a code sent to it. */
export async function sendOlderCode(
  { canvasElement, userEvent }: Stage,
  kind: Kind = 'email',
  contact = { email: ADDRESS, phone: NUMBER }[kind],
): Promise<void> {
  await olderShown(canvasElement);
  await userEvent.type(await found(canvasElement, `input[name=${fields[kind].contact}]`), contact);
  await userEvent.click(await found(canvasElement, 'button:has([data-message=send_code])'));
}

/** Types the code that was sent. */
export async function typeOlderCode(
  { canvasElement, userEvent }: Stage,
  kind: Kind = 'email',
): Promise<void> {
  await shown(canvasElement, 'sign_up_resend_countdown');
  await userEvent.type(await found(canvasElement, `input[name=${fields[kind].code}]`), sentCode());
}

/** Fills in the rest. */
export async function completeOlder(stage: Stage): Promise<void> {
  for (const name of ['Password', 'RepeatPassword'])
    await stage.userEvent.type(await found(stage.canvasElement, `input[name=${name}]`), PASSWORD);
  await acceptAll(stage);
}

/** Sends the form. */
export async function submitOlder({ canvasElement, userEvent }: Stage): Promise<void> {
  await userEvent.click(await found(canvasElement, '[data-step=single] button[type=submit]'));
}

/** Fills the whole form in and sends it. */
export async function registerOlder(stage: Stage, kind: Kind = 'email'): Promise<void> {
  await sendOlderCode(stage, kind);
  await typeOlderCode(stage, kind);
  await completeOlder(stage);
  await submitOlder(stage);
}
