import { expect, waitFor } from 'storybook/test';
import { logInCalls, type ReachableSurface } from './reachableCalls.ts';
import { inModal } from './modal.ts';
import { Portal } from './Portal.tsx';
import { reachCall } from './reachCall.ts';
import { dialogShown, found } from './signUpSteps.ts';
import { storyBackend } from '../../.storybook/storyBackend.ts';

interface ErrorCase {
  readonly scenario: string;
  readonly call: string;
  readonly surface: ReachableSurface;
}

const account = ':is(input[name=phone_email], input[name=account])';

/** The check that an error shows on its surface. */
const checks: Readonly<
  Record<ReachableSurface, (canvas: HTMLElement, call: string) => Promise<void>>
> = {
  'account-field': async (canvas) => {
    await found(canvas, `${account}[aria-invalid=true]`);
    await waitFor(() => expect(canvas.querySelector(account)).toHaveFocus());
  },
  'password-field': async (canvas) => {
    await found(canvas, 'input[name=password][aria-invalid=true]');
    await waitFor(() => expect(canvas.querySelector('input[name=password]')).toHaveFocus());
  },
  conflict: async (canvas) => {
    await dialogShown(canvas, 'signup_email_repeat_popup_title');
  },
  market: async (canvas) => {
    await dialogShown(canvas, 'eu_register_country_confirm_popup');
  },
  'code-field': async (canvas) => {
    await found(canvas, 'fieldset[data-state=error] [data-message]');
    await waitFor(() => expect(canvas.querySelector('fieldset input')).toHaveFocus());
  },
  dialog: async () => {
    await inModal('confirm_dialog_ok');
  },
  'two-step': async () => {
    await inModal('two_step_lead');
  },
  toast: async (canvas) => {
    await found(canvas, '[data-toasts] [data-tone=danger] [data-message]');
  },
  nothing: async (canvas, call) => {
    await waitFor(() =>
      expect(storyBackend.world.calls.all.filter((made) => made.call === call)).toHaveLength(1),
    );
    await waitFor(() =>
      expect(canvas.querySelector('button[type=submit][data-loading]')).toBeNull(),
    );
    await expect(canvas.querySelector('dialog[open], [data-tone=danger]')).toBeNull();
  },
};

const isAtLogIn = (call: string): boolean => logInCalls.some((known) => known === call);

/** The story of one error at one call: runs its flow to that call and checks the surface of the error. */
export const errorStory = ({ scenario, call, surface }: ErrorCase) => ({
  parameters: { scenario: isAtLogIn(call) ? `session.known+${scenario}` : scenario },
  render: (_: object, { loaded }: { readonly loaded: Readonly<Record<string, unknown>> }) => (
    <Portal path={isAtLogIn(call) ? '/account/login' : '/account/register'} loaded={loaded} />
  ),
  play: async (context: Parameters<typeof reachCall>[0]) => {
    await reachCall(context, call);
    await checks[surface](context.canvasElement, call);
  },
});
