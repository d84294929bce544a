import { knownSeller } from '../../mocks/scenarios/named/knownSeller.ts';
import { found, PASSWORD, sentCode, type Stage } from './signUpSteps.ts';

/** The seller of the scenario `session.known`. */
export const SELLER: string = knownSeller.email;

/** Waits for the form of a step of the log-in or of a forgotten password. */
export const formShown = (canvasElement: HTMLElement, step: string): Promise<HTMLElement> =>
  found(canvasElement, `[data-step=${step}] form`);

/** Presses the button that submits a step. */
export async function submitStep({ canvasElement, userEvent }: Stage, step: string): Promise<void> {
  await userEvent.click(await found(canvasElement, `[data-step=${step}] button[type=submit]`));
}

/** Types an account; a number waits for what reads it. */
async function typeAccount(
  { canvasElement, userEvent }: Stage,
  step: string,
  account: string,
): Promise<void> {
  const form = `[data-step=${step}] form`;
  await userEvent.type(await found(canvasElement, `${form} input[name=account]`), account);
  if (!account.includes('@')) await found(canvasElement, `${form} [aria-haspopup]`);
}

/** Fills in the log-in form. */
export async function fillLogIn(
  stage: Stage,
  account = SELLER,
  password: string = knownSeller.password,
): Promise<void> {
  await typeAccount(stage, 'log-in', account);
  await stage.userEvent.type(await found(stage.canvasElement, 'input[name=password]'), password);
}

/** Fills in the log-in form and submits it. */
export async function logIn(stage: Stage, account?: string, password?: string): Promise<void> {
  await fillLogIn(stage, account, password);
  await submitStep(stage, 'log-in');
}

/** Opens the panel for a forgotten password. */
export async function openReset({ canvasElement, userEvent }: Stage): Promise<void> {
  await userEvent.click(await found(canvasElement, '[data-forgotten]'));
  await formShown(canvasElement, 'reset-account');
}

/** Forgotten password: requests a code for an account. */
export async function askForResetCode(stage: Stage, account = SELLER): Promise<void> {
  await openReset(stage);
  await typeAccount(stage, 'reset-account', account);
  await submitStep(stage, 'reset-account');
}

/** Forgotten password: types the code; the last digit submits it. */
export async function enterResetCode(stage: Stage, code?: string): Promise<void> {
  await formShown(stage.canvasElement, 'reset-code');
  const first = await found(stage.canvasElement, 'fieldset input');
  await stage.userEvent.click(first);
  await stage.userEvent.type(first, code ?? sentCode());
}

/** Forgotten password: types the new one twice and saves it. */
export async function chooseNewPassword(stage: Stage, password = `${PASSWORD}!`): Promise<void> {
  await formShown(stage.canvasElement, 'reset-password');
  for (const name of ['password', 'confirm_password'])
    await stage.userEvent.type(await found(stage.canvasElement, `input[name=${name}]`), password);
  await submitStep(stage, 'reset-password');
}
