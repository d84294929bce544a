import { expect, waitFor } from 'storybook/test';
import { notPictured } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import { Portal } from '../support/Portal.tsx';
import { covers } from '../support/covers.ts';
import {
  ADDRESS,
  askForCode,
  choosePassword,
  enterCode,
  found,
  PASSWORD,
  reported,
  requestsOf,
  shown,
  type Stage,
  stepShown,
} from '../support/signUpSteps.ts';

const meta = preview.meta({
  title: 'Screens/RegisterPassword',
  tags: ['!autodocs'], // a docs page would run all flows at once
  parameters: { layout: 'fullscreen' },
  render: (_, { loaded }) => <Portal path="/account/register" loaded={loaded} onLeave={() => {}} />,
});

const toPassword = async (stage: Stage) => {
  await askForCode(stage);
  await enterCode(stage);
  return stepShown(stage.canvasElement, 'password');
};
const submit = ({ canvasElement, userEvent }: Stage) =>
  found(canvasElement, 'button[type=submit]').then(userEvent.click);

export const Empty = meta.story({
  play: async (context) => {
    const { canvasElement, step } = context;
    await toPassword(context);
    await covers(step, ['VAL-025'], 'shows both tips', async () => {
      await shown(canvasElement, 'seller_login_password_verify_tip1');
      await shown(canvasElement, 'seller_login_password_verify_tip2');
    });
    await covers(step, ['REG-011', 'REG-012'], 'shows both agreements', async () => {
      await shown(canvasElement, 'agreement_terms');
      await shown(canvasElement, 'agreement_stripe');
    });
    await covers(step, ['VAL-031', 'REG-013'], 'has no box for marketing e-mails', async () => {
      await expect(canvasElement.querySelector('[name=email_agreement]')).toBeNull();
    });
    await waitFor(() => expect(canvasElement.querySelector('input[name=password]')).toHaveFocus());
  },
});

/** The number of problems is read out with the first one, which has the focus. */
export const NothingFilledIn = meta.story({
  play: async (context) => {
    const { canvasElement, step } = context;
    await toPassword(context);
    await submit(context);
    await step('reads out how many fields are wrong', async () => {
      const region = await found(canvasElement, '[data-step=password] [data-read-out]');
      await waitFor(() => expect(region).toHaveTextContent(/\b4\b/));
      await expect(canvasElement.querySelector('input[name=password]')).toHaveFocus();
    });
  },
});

export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const form = await toPassword(context);
    const { canvasElement, step } = context;
    await covers(step, ['REG-003'], 'fills the screen, with an arrow back', async () => {
      const card = await found(canvasElement, '[data-step=password]');
      await expect(card.offsetWidth).toBe(document.documentElement.clientWidth);
      await expect(card.offsetHeight).toBeGreaterThanOrEqual(innerHeight);
      const back = await found(canvasElement, 'button:has([data-message=sign_up_back])');
      const { top } = form.getBoundingClientRect();
      await expect(back.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
    });
  },
});

export const NothingFilled = meta.story({
  play: async (context) => {
    const { canvasElement, step } = context;
    await toPassword(context);
    await covers(
      step,
      ['VAL-026', 'VAL-028', 'VAL-030'],
      'each missing field has an error',
      async () => {
        await submit(context);
        await shown(canvasElement, 'selleronboard_CB_signup_confirm_password_empty_toast');
        const ticks = '[data-message=seller_signup_terms_checktips_us]';
        await waitFor(() => expect(canvasElement.querySelectorAll(ticks)).toHaveLength(2));
      },
    );
    await covers(step, ['VAL-002'], 'reports all failed fields', async () => {
      await reported('validation.result', {
        failed: ['password', 'confirm_password', 'check_read_agreements', 'stripe_agreements'],
      });
    });
  },
});

export const RepeatDiffers = meta.story({
  play: async (context) => {
    const { canvasElement, userEvent, step } = context;
    await toPassword(context);
    await covers(
      step,
      ['VAL-027', 'VAL-001'],
      'leaving the repetition shows an error',
      async () => {
        await userEvent.type(await found(canvasElement, 'input[name=password]'), PASSWORD);
        await userEvent.type(
          await found(canvasElement, 'input[name=confirm_password]'),
          'Market-8',
        );
        await userEvent.tab();
        await shown(canvasElement, 'selleronboard_CB_signup_password_no_match_toast');
      },
    );
  },
});

/** Back clears the later steps and keeps the account. */
export const BackAndAgain = meta.story({
  play: async (context) => {
    const { canvasElement, userEvent, step } = context;
    await toPassword(context);
    await userEvent.type(await found(canvasElement, 'input[name=password]'), PASSWORD);
    await covers(step, ['FLOW-028', 'CODE-013'], 'starts again with empty fields', async () => {
      await userEvent.click(await shown(canvasElement, 'sign_up_back'));
      await stepShown(canvasElement, 'account');
      await expect(await found(canvasElement, 'input[name=phone_email]')).toHaveValue(ADDRESS);
      await submit(context);
      await stepShown(canvasElement, 'verification');
      await expect(requestsOf('email.send_code')).toHaveLength(2);
      await expect(await found(canvasElement, 'fieldset input')).toHaveValue('');
      await enterCode(context);
      await stepShown(canvasElement, 'password');
      await expect(await found(canvasElement, 'input[name=password]')).toHaveValue('');
    });
  },
});

const withEmailConsent = (region: RegionConfig): RegionConfig => ({
  ...region,
  edmConsentKey: 'sign_up_lead',
  register: {
    ...region.register,
    needSendEmailsAgreements: true,
    sendEmailsAgreementsDefault: true,
    hasEdmEmail: true,
  },
});

export const MarketingEmails = meta.story({
  render: (_, { loaded }) => (
    <Portal path="/account/register" loaded={loaded} change={withEmailConsent} onLeave={() => {}} />
  ),
  play: async (context) => {
    const { canvasElement, step } = context;
    await toPassword(context);
    const box = await found(canvasElement, '[name=email_agreement]');
    await covers(step, ['REG-013', 'VAL-031', 'REG-035'], 'has the box, pre-ticked', async () => {
      await expect(box).toBeChecked();
    });
    await covers(step, ['REG-034'], 'with the region’s own text', async () => {
      await expect(canvasElement.querySelector('[data-message=agreement_emails]')).toBeNull();
      const label = await shown(canvasElement, 'sign_up_lead');
      await waitFor(() => expect(label).toBeVisible()); // the step fades in
    });
    await covers(step, ['API-036'], 'reports the choice to the server', async () => {
      await choosePassword(context);
      await waitFor(() => expect(requestsOf('marketing_opt.set')).toEqual([{ marketing_opt: 1 }]));
    });
  },
});

const withCommonConsent = (region: RegionConfig): RegionConfig => {
  const { register, ...rest } = withEmailConsent(region);
  return {
    ...rest,
    register: { ...register, sendEmailsAgreementsDefault: false, hasEdmEmail: false },
  };
};

export const MarketingEmailsByDefault = meta.story({
  parameters: { chromatic: notPictured },
  render: (_, { loaded }) => (
    <Portal
      path="/account/register"
      loaded={loaded}
      change={withCommonConsent}
      onLeave={() => {}}
    />
  ),
  play: async (context) => {
    const { canvasElement, step } = context;
    await toPassword(context);
    const box = await found(canvasElement, '[name=email_agreement]');
    await covers(step, ['REG-035'], 'not ticked where the default is off', async () => {
      await expect(box).not.toBeChecked();
    });
    await covers(step, ['REG-034'], 'with the common text where the flag is off', async () => {
      await shown(canvasElement, 'agreement_emails');
      await expect(canvasElement.querySelector('[data-message=sign_up_lead]')).toBeNull();
    });
  },
});

const preTicked = (region: RegionConfig): RegionConfig => ({
  ...region,
  agreements: { ...region.agreements, autoCheck: true },
});

export const PreTicked = meta.story({
  render: (_, { loaded }) => (
    <Portal path="/account/register" loaded={loaded} change={preTicked} onLeave={() => {}} />
  ),
  play: async (context) => {
    const { canvasElement, userEvent, step } = context;
    await toPassword(context);
    await covers(step, ['VAL-029'], 'the agreements are pre-ticked and not required', async () => {
      const terms = await found(canvasElement, '[name=check_read_agreements]');
      await expect(terms).toBeChecked();
      await userEvent.click(terms);
      for (const name of ['password', 'confirm_password'])
        await userEvent.type(await found(canvasElement, `input[name=${name}]`), PASSWORD);
      await submit(context);
      await stepShown(canvasElement, 'success');
    });
  },
});
