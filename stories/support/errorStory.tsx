import { expect, waitFor } from 'storybook/test';
import { modalShown, inModal } from './modal.ts';
import { type ReachableSurface, singleFormCalls } from './reachableCalls.ts';
import { Portal } from './Portal.tsx';
import { reachCall, stageOf } from './reachCall.ts';
import { dialogShown, found } from './signUpSteps.ts';
import { storyBackend } from '../../.storybook/storyBackend.ts';

interface ErrorCase {
  readonly scenario: string;
  readonly call: string;
  readonly surface: ReachableSurface;
}

const names = ['phone_email', 'account', 'Email', 'Mobile'];
const account = `:is(${names.map((name) => `input[name=${name}]`).join()})`;
const password = 'input:is([name=password], [name=Password])';
const boxes = 'fieldset[data-state=error]';
const plainCode = 'form:has(input[name$=VerificationCode][aria-invalid=true])';

/** The log-in, which says why the second step is there. */
async function loggingInInstead(canvas: HTMLElement): Promise<void> {
  await found(canvas, '[data-step=log-in] [data-message=log_in_tips]');
  await found(canvas, '[data-toasts] [data-tone=danger] [data-message]');
}

/** The check that an error shows on its surface. */
export const surfaceChecks: Readonly<
  Record<ReachableSurface, (canvas: HTMLElement, call: string) => Promise<void>>
> = {
  'account-field': async (canvas) => {
    await found(canvas, `${account}[aria-invalid=true]`);
    await waitFor(() => expect(canvas.querySelector(account)).toHaveFocus());
  },
  'password-field': async (canvas) => {
    await found(canvas, `${password}[aria-invalid=true]`);
    await waitFor(() => expect(canvas.querySelector(password)).toHaveFocus());
  },
  conflict: async (canvas) => {
    await found(canvas, 'dialog[open] [data-message$=_repeat_popup_title]');
  },
  market: async (canvas, call) => {
    // The single form warns instead (S-083).
    const isSingleForm = singleFormCalls.some((known) => known === call);
    await dialogShown(
      canvas,
      isSingleForm ? 'network_warning_title' : 'eu_register_country_confirm_popup',
    );
  },
  'code-field': async (canvas) => {
    await found(canvas, `:is(${boxes}, ${plainCode}) [data-message]`);
    await waitFor(() =>
      expect(canvas.querySelector('fieldset input, input[name$=VerificationCode]')).toHaveFocus(),
    );
  },
  dialog: async () => {
    const modal = await modalShown();
    await found(modal, '[data-message=confirm_dialog_ok], [data-message$=_log_in]');
  },
  'bind-contact': async (canvas) => {
    await found(canvas, '[data-step=bind-contact] form');
  },
  'error-screen': async (canvas) => {
    await found(canvas, '[data-callback-failure] a');
  },
  'two-step': async (canvas, call) => {
    // The request of a callback names no contact: the log-in asks for one (S-171).
    if (call === 'oauth.callback') return loggingInInstead(canvas);
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

/** The story of one error at one call: runs its flow to that call and checks the surface of the error. */
export function errorStory({ scenario, call, surface }: ErrorCase) {
  const { path, world, environment = {}, before } = stageOf(call);
  return {
    parameters: { scenario: world === undefined ? scenario : `${world}+${scenario}` },
    render: (_: object, { loaded }: { readonly loaded: Readonly<Record<string, unknown>> }) => (
      <Portal path={path()} loaded={loaded} environment={environment} />
    ),
    ...(before && { beforeEach: async () => void (await before()) }),
    play: async (context: Parameters<typeof reachCall>[0]) => {
      await reachCall(context, call);
      await surfaceChecks[surface](context.canvasElement, call);
    },
  };
}
