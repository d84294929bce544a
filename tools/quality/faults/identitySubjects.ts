import type { SubjectName } from './FaultCase.ts';
import type { FaultUser } from './FaultUser.ts';
import { calling, codeEntry, countsDown } from './formParts.ts';
import { logIn } from './logInSubject.ts';
import type { Subject } from './Subject.ts';

/** The button sends again after the countdown. */
const COUNTDOWN_MS = 61_000;
const DIALOG = 'dialog[open]';
const dialog = ({ page }: FaultUser) => page.locator(DIALOG);
const sendButton = (user: FaultUser) => dialog(user).locator('form button[type="button"]').last();
const submit = (user: FaultUser) => dialog(user).locator('button[type="submit"]');

/** The dialog of a log-in that goes through only with a code, which has been sent. */
async function toDialog(user: FaultUser): Promise<void> {
  await logIn.arrive(user);
  await user.world.begin('session.two_step');
  await logIn.fill(user, 0);
  await logIn.press(user, 0);
  await countsDown(dialog(user));
}

const inDialog = {
  site: 'gb',
  step: 'log-in',
  form: DIALOG,
  // What was typed at the log-in is under the dialog.
  async leave(user) {
    await user.page.keyboard.press('Escape');
    return user.step('log-in').locator('form');
  },
} satisfies Partial<Subject>;

/** The dialog in which a log-in asks for a code (2046). Source: B§4, S-114. */
export const identitySubjects = {
  'identity send': {
    ...inDialog,
    ...calling('passport', 'email.send_code'),
    async arrive(user) {
      await toDialog(user);
      await user.pass(COUNTDOWN_MS);
    },
    fill: () => Promise.resolve(),
    press: (user) => sendButton(user).click(),
    control: sendButton,
    done: (user) => countsDown(dialog(user)),
  },
  'identity verify': {
    ...inDialog,
    ...codeEntry,
    ...calling('passport', 'email.check_code'),
    arrive: toDialog,
    control: submit,
    done: logIn.done,
  },
} as const satisfies Partial<Record<SubjectName, Subject>>;
