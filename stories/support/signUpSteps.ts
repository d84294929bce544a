import { expect, waitFor } from 'storybook/test';
import type { MessageKey } from '../../src/i18n/MessageKey.ts';
import { storyBackend } from '../../.storybook/storyBackend.ts';

/** The methods of `userEvent` that the steps use. */
interface User {
  readonly type: (element: Element, text: string) => Promise<void>;
  readonly click: (element: Element) => Promise<void>;
  readonly paste: (text: string) => Promise<void>;
}

export interface Stage {
  readonly canvasElement: HTMLElement;
  readonly userEvent: User;
}

export const ADDRESS = 'ana@example.com';
export const PASSWORD = 'Market-7';

/** Waits for the element of a selector. */
export const found = (canvasElement: HTMLElement, selector: string): Promise<HTMLElement> =>
  waitFor(() => {
    const element = canvasElement.querySelector<HTMLElement>(selector);
    if (element === null) throw new Error(`Nothing on screen matches ${selector}.`);
    return element;
  });

/** Waits for the element that shows a text, by the text's key. */
export const shown = (
  canvasElement: HTMLElement,
  key: MessageKey | 'server_text',
): Promise<HTMLElement> => found(canvasElement, `[data-message="${key}"]`);

/** Waits for a text in an open dialog; a closed one can stand in another that is open. */
export const dialogShown = (canvasElement: HTMLElement, key: MessageKey): Promise<HTMLElement> =>
  found(canvasElement, `dialog[open] [data-message="${key}"]:not(dialog:not([open]) *)`);

/** Opens the register modal from the menu of a phone. */
export async function openRegisterModal(canvasElement: HTMLElement): Promise<HTMLElement> {
  (await shown(canvasElement, 'nav_menu_open')).click();
  (await dialogShown(canvasElement, 'bar_sign_up')).click();
  return found(canvasElement, 'dialog[open][data-size=register]');
}

/** Waits for a step of the flow to be rendered, after its chunk has loaded. */
export const stepShown = (canvasElement: HTMLElement, step: string): Promise<HTMLElement> =>
  found(canvasElement, `[data-step="${step}"]:not([data-arriving]) :is(form, output)`);

/** The requests of one call, oldest first. */
export const requestsOf = (call: string): readonly unknown[] =>
  storyBackend.world.calls.all.filter((made) => made.call === call).map(({ request }) => request);

/** Waits until a call was made with exactly these requests. Reports may arrive after the page has left. */
export const requested = (call: string, requests: readonly unknown[]): Promise<void> =>
  waitFor(() => expect(requestsOf(call)).toEqual(requests));

/** Waits for an event of a name with these fields to reach the server; others of its name may come, too. */
export const reported = (
  name: string,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<void> =>
  waitFor(() =>
    expect(storyBackend.world.events.all).toContainEqual(
      expect.objectContaining({ name, ...fields }),
    ),
  );

/** Switches the form to the other kind of contact. */
export async function switchKind(stage: Stage, kind: 'email' | 'phone'): Promise<void> {
  await stage.userEvent.click(await found(stage.canvasElement, `[data-switch=${kind}]`));
  const type = { email: 'email', phone: 'tel' }[kind];
  await found(stage.canvasElement, `form input[type=${type}]`);
}

/** Pastes a text into a field, at once: what each key does is for the stories of the fields. */
export async function fill({ userEvent }: Stage, field: Element, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** Account step: fills in the contact and requests a code. */
export async function askForCode(stage: Stage, contact = ADDRESS): Promise<void> {
  const { canvasElement, userEvent } = stage;
  await fill(stage, await found(canvasElement, 'input[name=phone_email]'), contact);
  await userEvent.click(await found(canvasElement, '[data-step=account] button[type=submit]'));
}

/** The sign-in methods on the page, in their order. */
export const signInMethodsOf = (canvasElement: HTMLElement): readonly (string | undefined)[] =>
  [...canvasElement.querySelectorAll<HTMLElement>('[data-sign-in-method]')].map(
    ({ dataset }) => dataset['signInMethod'],
  );

/** The newest code that was sent. */
export function sentCode(): string {
  const code = storyBackend.world.codes.sent.at(-1)?.code;
  if (code === undefined) throw new Error('No code was sent; request one first.');
  return code;
}

/** Verification step: types a code; the last digit submits it. */
export async function enterCode({ canvasElement, userEvent }: Stage, code?: string): Promise<void> {
  await stepShown(canvasElement, 'verification');
  const first = await found(canvasElement, 'fieldset input');
  await userEvent.click(first);
  await userEvent.type(first, code ?? sentCode());
}

/** Ticks every agreement that has to be accepted. */
export async function acceptAll({ canvasElement, userEvent }: Stage): Promise<void> {
  for (const box of canvasElement.querySelectorAll('input[type=checkbox][name$=_agreements]'))
    await userEvent.click(box);
}

/** Password step: fills it in twice, accepts everything and creates the account. */
export async function choosePassword(stage: Stage): Promise<void> {
  const { canvasElement, userEvent } = stage;
  await stepShown(canvasElement, 'password');
  for (const name of ['password', 'confirm_password'])
    await fill(stage, await found(canvasElement, `input[name=${name}]`), PASSWORD);
  await acceptAll(stage);
  await userEvent.click(await found(canvasElement, '[data-step=password] button[type=submit]'));
}

/** All three steps, up to the account. */
export async function signUp(stage: Stage, contact?: string): Promise<void> {
  await askForCode(stage, contact);
  await enterCode(stage);
  await choosePassword(stage);
}
