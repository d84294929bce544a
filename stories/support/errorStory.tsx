import { expect, waitFor } from 'storybook/test';
import type { ReachableSurface } from './reachableCalls.ts';
import { Portal } from './Portal.tsx';
import { dialogShown, found, reachCall } from './signUpSteps.ts';
import { storyBackend } from '../../.storybook/storyBackend.ts';

interface ErrorCase {
  readonly scenario: string;
  readonly call: string;
  readonly surface: ReachableSurface;
}

/** The check that an error shows on its surface. */
const checks: Readonly<
  Record<ReachableSurface, (canvas: HTMLElement, call: string) => Promise<void>>
> = {
  'account-field': async (canvas) => {
    await found(canvas, 'input[name=phone_email][aria-invalid=true]');
    await waitFor(() => expect(canvas.querySelector('input[name=phone_email]')).toHaveFocus());
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

/** The story of one error at one call: runs the sign-up to that call and checks the surface of the error. */
export const errorStory = ({ scenario, call, surface }: ErrorCase) => ({
  parameters: { scenario },
  render: (_: object, { loaded }: { readonly loaded: Readonly<Record<string, unknown>> }) => (
    <Portal path="/account/register" loaded={loaded} />
  ),
  play: async (context: Parameters<typeof reachCall>[0]) => {
    await reachCall(context, call);
    await checks[surface](context.canvasElement, call);
  },
});
