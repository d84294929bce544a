import { expect, waitFor } from 'storybook/test';
import { notPictured } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { closeRegistration } from '../support/closeRegistration.ts';
import { covers } from '../support/covers.ts';
import { fillLogIn, formShown, logIn, SELLER, submitStep } from '../support/loginSteps.ts';
import { Portal } from '../support/Portal.tsx';
import { found, reported, requestsOf, shown, switchKind } from '../support/signUpSteps.ts';

const meta = preview.meta({
  title: 'Screens/Login',
  tags: ['!autodocs'], // a docs page would run all flows at once
  parameters: { layout: 'fullscreen', scenario: 'session.known' },
  render: (_, { loaded }) => <Portal path="/account/login" loaded={loaded} />,
});

/** The addresses that the last story left for. */
let left: (string | null)[] = [];

/** The combined page: one field that classifies, and a password. */
export const Combined = meta.story({
  play: async ({ canvasElement, step }) => {
    await covers(step, ['LOGIN-001'], 'is the newer page by configuration', async () => {
      await found(canvasElement, '[data-log-in=combined] form');
    });
    await step('has the fields for a password manager (E-06)', async () => {
      const account = await found(canvasElement, 'input[name=account]');
      await expect(account).toHaveAttribute('autocomplete', 'username');
      const password = await found(canvasElement, 'input[name=password]');
      await expect(password).toHaveAttribute('autocomplete', 'current-password');
      await expect(password).toHaveAttribute('type', 'password');
    });
    const heading = await found(canvasElement, 'h1');
    await waitFor(() => expect(heading).toBeVisible()); // the card fades in
    await expect(canvasElement.querySelector('[role=note]')).toBeNull();
  },
});

/** The older page: a block for each kind of account, which does not classify. */
export const Older = meta.story({
  parameters: { scenario: 'session.known+experiments.off' },
  play: async (context) => {
    const { canvasElement, userEvent, step } = context;
    await covers(step, ['LOGIN-001'], 'is the older page by configuration', async () => {
      await found(canvasElement, '[data-log-in=older] form');
    });
    await userEvent.type(await found(canvasElement, 'input[name=account]'), '7911123456');
    await submitStep(context, 'log-in');
    await shown(canvasElement, 'selleronboard_CB_signup_email_format_error_toast');
    await switchKind(context, 'phone');
    await fillLogIn(context, '7911123456');
    await submitStep(context, 'log-in');
    await waitFor(() =>
      expect(requestsOf('account.login')).toEqual([
        { mobile: '+447911123456', password: 'Market-7' },
      ]),
    );
  },
});

export const LoggedIn = meta.story({
  beforeEach: () => {
    left = [];
    localStorage.removeItem('seller_login_state');
  },
  render: (_, { loaded }) => (
    <Portal
      path="/account/login?channel=spring&redirect_url=%2Fsettle"
      loaded={loaded}
      onLeave={(address) => left.push(address)}
    />
  ),
  play: async (context) => {
    const { canvasElement, step } = context;
    await logIn(context);
    await covers(step, ['LOGIN-019'], 'opens the page of the seller', async () => {
      await waitFor(() => expect(left).toEqual([`${location.origin}/settle`]));
      await expect(requestsOf('account.login')).toEqual([{ email: SELLER, password: 'Market-7' }]);
    });
    await step('the button stays busy until the page is left', async () => {
      await found(canvasElement, '[data-step=log-in] button[type=submit][data-loading]');
    });
    await covers(step, ['LOGIN-009'], 'stores the log-in for the other tabs (S-104)', async () => {
      await expect(localStorage.getItem('seller_login_state')).toMatch(/^\d+$/);
    });
    await step('reports it, and keeps neither the account nor the password', async () => {
      await reported('log_in.completed', { method: 2 });
      await expect(sessionStorage.getItem('prefilled_account')).toBeNull();
      await expect(JSON.stringify([sessionStorage, localStorage])).not.toContain('Market-7');
    });
  },
});

/** A number in the one field of the combined page; its country has a seller centre (S-184). */
export const ByPhone = meta.story({
  beforeEach: () => void (left = []),
  render: (_, { loaded }) => (
    <Portal
      path="/account/login"
      loaded={loaded}
      environment={{ sellerCentres: { gb: 'https://centre.portico.example' } }}
      onLeave={(address) => left.push(address)}
    />
  ),
  play: async (context) => {
    await logIn(context, '07911 123456');
    await waitFor(() => expect(left).toEqual(['https://centre.portico.example/homepage']));
    await expect(requestsOf('account.login')).toEqual([
      { mobile: '+447911123456', password: 'Market-7' },
    ]);
  },
});

export const NothingFilled = meta.story({
  play: async (context) => {
    const { canvasElement, step } = context;
    await formShown(canvasElement, 'log-in');
    await submitStep(context, 'log-in');
    await step('each field has its error; the first has the focus', async () => {
      const key = '[data-message=selleronboarding_todo1_mandatory_tip]';
      await waitFor(() => expect(canvasElement.querySelectorAll(key)).toHaveLength(2));
      await expect(await found(canvasElement, 'input[name=account]')).toHaveFocus();
      await expect(requestsOf('account.login')).toEqual([]);
    });
  },
});

/** A second press while the request is pending sends nothing (E-07). */
export const Waiting = meta.story({
  parameters: { scenario: 'session.known+pending@account.login' },
  play: async (context) => {
    const { canvasElement, step } = context;
    await logIn(context);
    await found(canvasElement, 'button[data-loading] [data-message=log_in_submitting]');
    await waitFor(() => expect(requestsOf('account.login')).toHaveLength(1));
    await submitStep(context, 'log-in');
    await expect(requestsOf('account.login')).toHaveLength(1);
    await step('an edit drops the request (E-20)', async () => {
      await context.userEvent.type(await found(canvasElement, 'input[name=password]'), '8');
      await waitFor(() => expect(canvasElement.querySelector('[data-loading]')).toBeNull());
    });
  },
});

/** The footer has the region's own addresses. Source: S-026, S-032. */
export const Footer = meta.story({
  globals: { region: 'th' },
  play: async ({ canvasElement }) => {
    await found(canvasElement, 'footer a');
    const links = [...canvasElement.querySelectorAll('footer a')];
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://contact.th.portico.example/terms',
      'https://contact.th.portico.example/privacy',
      'https://contact.th.portico.example',
    ]);
  },
});

export const WithPrefilledAccount = meta.story({
  beforeEach: () => sessionStorage.setItem('prefilled_account', JSON.stringify(SELLER)),
  play: async ({ canvasElement, step }) => {
    await covers(step, ['LOGIN-017'], 'begins with the account', async () => {
      await expect(await found(canvasElement, 'input[name=account]')).toHaveValue(SELLER);
    });
  },
});

/** Countries share a calling code: the number keeps the one that it had at the sign-up. */
export const WithPrefilledNumber = meta.story({
  globals: { region: 'base' },
  parameters: { chromatic: notPictured },
  beforeEach: () =>
    sessionStorage.setItem(
      'prefilled_account',
      JSON.stringify({ shortname: 'CA', code: '1', number: '4165550123' }),
    ),
  play: async ({ canvasElement, step }) => {
    await covers(step, ['LOGIN-017'], 'begins with the number and its country', async () => {
      await waitFor(() =>
        expect(canvasElement.querySelector('input[name=account]')).toHaveValue('4165550123'),
      );
      await expect(await found(canvasElement, 'button[data-opens]')).toHaveTextContent('Canada');
    });
  },
});

/** No region has closed registration, so that the story closes it. Source: S-205. */
export const RegistrationClosed = meta.story({
  render: (_, { loaded }) => (
    <Portal path="/account/register?channel=spring" loaded={loaded} change={closeRegistration} />
  ),
  play: async (context) => {
    const { canvasElement, step } = context;
    await covers(
      step,
      ['REG-031'],
      'leads to the log-in, and no link leads to registration',
      async () => {
        await shown(canvasElement, 'log_in_title');
        for (const id of ['log_in_no_account_link', 'nav_start_selling'])
          await expect(canvasElement.querySelector(`[data-message=${id}]`)).toBeNull();
        await expect(canvasElement.querySelector('a[href*="/account/register"]')).toBeNull();
      },
    );
    await step('also below the error of an unknown account', async () => {
      await logIn(context, 'nobody@example.com');
      await shown(canvasElement, 'log_in_account_unknown');
      await expect(canvasElement.querySelector('a[href*="/account/register"]')).toBeNull();
    });
  },
});
