import {
  acceptAll,
  ADDRESS,
  fill,
  found,
  PASSWORD,
  sentCode,
  shown,
  type Stage,
} from './signUpSteps.ts';

const fields = {
  email: { contact: 'Email', code: 'EmailVerificationCode' },
  phone: { contact: 'Mobile', code: 'MobileVerificationCode' },
} as const;

type Kind = keyof typeof fields;

/** A number of the United Kingdom. */
export const NUMBER = '7911123456';

/** Waits for the single form, which an experiment shows instead of the stepped page. */
export const singleFormShown = (canvasElement: HTMLElement): Promise<HTMLElement> =>
  found(canvasElement, '[data-register-version=V1] form');

/** Fills in a contact and requests a code for it. */
export async function sendSingleFormCode(
  stage: Stage,
  kind: Kind = 'email',
  contact = { email: ADDRESS, phone: NUMBER }[kind],
): Promise<void> {
  const { canvasElement, userEvent } = stage;
  await singleFormShown(canvasElement);
  await fill(stage, await found(canvasElement, `input[name=${fields[kind].contact}]`), contact);
  await userEvent.click(await found(canvasElement, 'button:has([data-message=send_code])'));
}

/** Types the sent code. */
export async function typeSingleFormCode(
  { canvasElement, userEvent }: Stage,
  kind: Kind = 'email',
): Promise<void> {
  await shown(canvasElement, 'sign_up_resend_countdown');
  await userEvent.type(await found(canvasElement, `input[name=${fields[kind].code}]`), sentCode());
}

/** Fills in the other fields. */
export async function completeSingleForm(stage: Stage): Promise<void> {
  for (const name of ['Password', 'RepeatPassword'])
    await fill(stage, await found(stage.canvasElement, `input[name=${name}]`), PASSWORD);
  await acceptAll(stage);
}

/** Submits the form. */
export async function submitSingleForm({ canvasElement, userEvent }: Stage): Promise<void> {
  await userEvent.click(await found(canvasElement, '[data-step=single] button[type=submit]'));
}

/** Fills in the whole form and submits it. */
export async function registerSingleForm(stage: Stage, kind: Kind = 'email'): Promise<void> {
  await sendSingleFormCode(stage, kind);
  await typeSingleFormCode(stage, kind);
  await completeSingleForm(stage);
  await submitSingleForm(stage);
}
