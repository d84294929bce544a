import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import { Portal } from '../support/Portal.tsx';
import { covers } from '../support/covers.ts';
import {
  ADDRESS,
  askForCode,
  dialogShown,
  found,
  reported,
  requestsOf,
  shown,
  signUp,
  stepShown,
  switchKind,
} from '../support/signUpSteps.ts';
import { storyBackend } from '../../.storybook/storyBackend.ts';

const QUERY = '?channel=spring';
const FAQ = 'https://contact.gb.portico.example/account-exists';

const meta = preview.meta({
  title: 'Screens/RegisterConflict',
  tags: ['!autodocs'], // a docs page would run all flows at once
  parameters: { layout: 'fullscreen' },
  beforeEach: async () => {
    await storyBackend.world.accounts.create({ email: ADDRESS });
  },
  render: (_, { loaded }) => <Portal path={`/account/register${QUERY}`} loaded={loaded} />,
});

export const AccountExists = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await askForCode({ canvasElement, userEvent });
    await covers(
      step,
      ['FLOW-029', 'ERR-011', 'DLG-001', 'DLG-002'],
      'a dialog with three choices',
      async () => {
        await dialogShown(canvasElement, 'signup_email_repeat_popup_title');
        await dialogShown(canvasElement, 'signup_email_repeat_popup_content');
        await dialogShown(canvasElement, 'exists_dialog_log_in');
        await dialogShown(canvasElement, 'exists_dialog_change');
        await dialogShown(canvasElement, 'exists_dialog_cancel');
        await expect(canvasElement.querySelector('dialog[open] a')).toBeNull();
      },
    );
  },
});

export const LogInInstead = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await askForCode({ canvasElement, userEvent });
    await covers(step, ['FLOW-031', 'ERR-012'], 'the log-in has the address', async () => {
      await userEvent.click(await dialogShown(canvasElement, 'exists_dialog_log_in'));
      await expect(await found(canvasElement, 'input[name=account]')).toHaveValue(ADDRESS);
    });
    await step('and keeps the query', async () => {
      const link = await shown(canvasElement, 'log_in_no_account_link');
      await expect(link.closest('a')).toHaveAttribute('href', `/account/register${QUERY}`);
    });
    await reported('sign_up.conflict_answered', { answer: 'log_in' });
    await step('each page is reported once', async () => {
      const views = () => storyBackend.world.events.all.filter(({ name }) => name === 'page.view');
      await waitFor(() => expect(views().map(({ page }) => page)).toEqual(['register', 'login']));
    });
  },
});

export const Changing = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await askForCode({ canvasElement, userEvent });
    await userEvent.click(await dialogShown(canvasElement, 'exists_dialog_change'));
    await covers(step, ['FLOW-032', 'DLG-010'], 'starts with the current address', async () => {
      await dialogShown(canvasElement, 'change_email_title');
      await expect(await found(canvasElement, 'input[name=contact]')).toHaveValue(ADDRESS);
    });
    await covers(step, ['VAL-001'], 'and is validated when it is left (S-061)', async () => {
      await userEvent.clear(await found(canvasElement, 'input[name=contact]'));
      await userEvent.tab();
      await dialogShown(canvasElement, 'selleronboarding_todo1_mandatory_tip');
    });
  },
});

export const Changed = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await askForCode({ canvasElement, userEvent });
    await userEvent.click(await dialogShown(canvasElement, 'exists_dialog_change'));
    const field = await found(canvasElement, 'dialog[open] input[name=contact]');
    await userEvent.clear(field);
    await userEvent.type(field, 'ben@example.com');
    await userEvent.click(await dialogShown(canvasElement, 'market_confirm_confirm'));
    await covers(step, ['FLOW-033', 'CODE-017'], 'sends a code to the new address', async () => {
      await shown(canvasElement, 'selleronboarding_sign_up_email_change_new_code_toast');
      await stepShown(canvasElement, 'verification');
      const sent = { email: 'ben@example.com', change: true };
      await expect(requestsOf('email.send_code').at(-1)).toMatchObject(sent);
    });
  },
});

const withHelpLink = (region: RegionConfig): RegionConfig => ({
  ...region,
  conflict: { ...region.conflict, faqUrl: FAQ },
});

export const WithHelpLink = meta.story({
  render: (_, { loaded }) => (
    <Portal path="/account/register" loaded={loaded} change={withHelpLink} />
  ),
  play: async ({ canvasElement, userEvent, step }) => {
    await askForCode({ canvasElement, userEvent });
    await covers(step, ['ERR-013'], 'has a link to the help page', async () => {
      await expect(await found(canvasElement, 'dialog[open] a')).toHaveAttribute('href', FAQ);
    });
  },
});

const inline = (region: RegionConfig): RegionConfig => ({
  ...region,
  conflict: { ...region.conflict, popup: false },
});

export const Inline = meta.story({
  render: (_, { loaded }) => <Portal path="/account/register" loaded={loaded} change={inline} />,
  play: async ({ canvasElement, userEvent, step }) => {
    await askForCode({ canvasElement, userEvent });
    await covers(
      step,
      ['FLOW-030', 'ERR-022', 'ERR-023'],
      'the error is at the field, with a link to log in',
      async () => {
        const field = await found(canvasElement, 'input[name=phone_email][aria-invalid=true]');
        const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
        await expect(
          note?.querySelector('[data-message=seller_login_email_exist]') ?? null,
        ).toBeVisible();
        await expect(canvasElement.querySelector('dialog[open]')).toBeNull();
        await userEvent.click(await shown(canvasElement, 'exists_dialog_log_in'));
        await expect(await found(canvasElement, 'input[name=account]')).toHaveValue(ADDRESS);
      },
    );
  },
});

/** The account was created elsewhere after the code was sent. */
export const InlineAtPassword = meta.story({
  parameters: { scenario: 'passport.1023@email.register.ticket_register' },
  render: (_, { loaded }) => <Portal path="/account/register" loaded={loaded} change={inline} />,
  play: async (context) => {
    const { canvasElement, step } = context;
    await signUp(context, 'ben@example.com');
    await covers(step, ['FLOW-030'], 'opens the log-in, which shows the reason', async () => {
      await shown(canvasElement, 'log_in_tips');
      await expect(await found(canvasElement, 'input[name=account]')).toHaveValue(
        'ben@example.com',
      );
    });
  },
});

export const FannoMessage = meta.story({
  globals: { region: 'fanno' },
  render: (_, { loaded }) => <Portal path="/account/register" loaded={loaded} change={inline} />,
  play: async ({ canvasElement, userEvent, step }) => {
    await switchKind({ canvasElement, userEvent }, 'email');
    await askForCode({ canvasElement, userEvent });
    await covers(step, ['ERR-024'], 'has its own message', async () => {
      await found(canvasElement, '[id$=-note] [data-message=email_used_toast]');
    });
  },
});
