import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { covers } from '../support/covers.ts';
import { logIn, SELLER } from '../support/loginSteps.ts';
import { inModal, modalShown, openModal, pressInModal } from '../support/modal.ts';
import { Portal } from '../support/Portal.tsx';
import { found, requestsOf, sentCode, type Stage } from '../support/signUpSteps.ts';

/** The addresses that the last story left for. */
let left: (string | null)[] = [];

const meta = preview.meta({
  title: 'Screens/LoginTwoStep',
  tags: ['!autodocs'], // a docs page would run all flows at once
  parameters: { layout: 'fullscreen', scenario: 'session.two_step' },
  beforeEach: () => void (left = []),
  render: (_, { loaded }) => (
    <Portal path="/account/login" loaded={loaded} onLeave={(address) => left.push(address)} />
  ),
});

/** Logs in, and types the code of the second step. */
async function verify(stage: Stage): Promise<void> {
  await logIn(stage);
  await inModal('sign_up_resend_countdown');
  const first = (await modalShown()).querySelector('fieldset input');
  if (first === null) throw new Error('The dialog has no boxes.');
  await stage.userEvent.type(first, sentCode());
}

/** The server names no contact: the code goes to the account. Source: S-171 (2046). */
export const CodeRequested = meta.story({
  play: async (context) => {
    await logIn(context);
    await covers(context.step, ['FLOW-034'], 'sends a code to the account', async () => {
      await expect(await inModal('two_step_lead')).toHaveTextContent(SELLER);
      await waitFor(() =>
        expect(requestsOf('email.send_code')).toEqual([
          { email: SELLER, type: 4, email_logic_type: 3 },
        ]),
      );
    });
  },
});

export const Verified = meta.story({
  play: async (context) => {
    await verify(context);
    await covers(context.step, ['FLOW-034'], 'repeats the log-in once', async () => {
      await waitFor(() => expect(left).toEqual([`${location.origin}/homepage`]));
      const [first, again, ...more] = requestsOf('account.login');
      await expect(again).toEqual(first);
      await expect(more).toEqual([]);
    });
  },
});

/** The server's decision names the contact, partly hidden. */
export const ByDecision = meta.story({
  parameters: { scenario: 'session.known+identity@account.login' },
  play: async (context) => {
    await verify(context);
    await waitFor(() => expect(left).toEqual([`${location.origin}/homepage`]));
    await expect(requestsOf('email.send_code')).toEqual([
      { email_ticket: expect.any(String), type: 4, email_logic_type: 3 },
    ]);
  },
});

export const Again = meta.story({
  parameters: { scenario: 'session.known+passport.2046@account.login' },
  play: async (context) => {
    const { canvasElement, step } = context;
    await verify(context);
    await step('a second one is an error', async () => {
      await found(
        canvasElement,
        '[data-toasts] [data-message=selleronboarding_network_error_toast]',
      );
      await expect(requestsOf('account.login')).toHaveLength(2);
    });
  },
});

export const Cancelled = meta.story({
  play: async (context) => {
    const { canvasElement, step } = context;
    await logIn(context);
    await inModal('sign_up_resend_countdown');
    await step('returns to the form with its tips, without an error', async () => {
      await pressInModal('market_confirm_cancel');
      await waitFor(() => expect(openModal()).toBeNull());
      const tips = await found(canvasElement, '[role=note]:has([data-message=log_in_tips])');
      await waitFor(() => expect(tips).toHaveFocus());
      await expect(canvasElement.querySelector('[data-toasts] [data-tone=danger]')).toBeNull();
      await expect(requestsOf('account.login')).toHaveLength(1);
    });
  },
});
