import { expect, fn, waitFor } from 'storybook/test';
import { notPictured } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import { covers } from '../support/covers.ts';
import {
  answer,
  choose,
  clearLead,
  goOn,
  headingFocused,
  keptLead,
  leadShown,
} from '../support/leadSteps.ts';
import { registerSingleForm } from '../support/singleFormSteps.ts';
import { Portal } from '../support/Portal.tsx';
import {
  ADDRESS,
  askForCode,
  fill,
  found,
  openRegisterModal,
  reported,
  requested,
  requestsOf,
  shown,
  stepShown,
} from '../support/signUpSteps.ts';

const call = 'usseller.onboard.v1.local.us.raw_lead';
const shop = 'https://shop.example/ada';
const lead = { channel_source: 'sign_up_page', channel_detail: 'signuplead', shop_link: shop };

const groupA = { scenario: 'experiments.group_a' };
const groupB = { scenario: 'experiments.group_b' };
const onLeave = fn().mockName('onLeave');

/** Shows the register page in one of its versions; any network may sign up. */
const asVersion =
  (version: RegionConfig['register']['version']) =>
  (region: RegionConfig): RegionConfig => ({
    ...region,
    register: { ...region.register, version, checkNetworkRegion: { allow: [] } },
  });

const meta = preview.meta({
  title: 'Screens/Lead',
  tags: ['!autodocs'], // a docs page would run all flows at once
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    clearLead();
    onLeave.mockClear();
    return clearLead;
  },
  render: (_, { loaded }) => <Portal path="/account/register" loaded={loaded} onLeave={onLeave} />,
});

export const GroupA = meta.story({
  parameters: groupA,
  play: async ({ canvasElement, step }) => {
    await covers(step, ['LAND-003', 'LEAD-001', 'LEAD-011'], 'the form comes later', async () => {
      await leadShown(canvasElement, 'questionnaire');
      await expect(canvasElement.querySelector('[data-step=account]')).toBeNull();
    });
    await covers(step, ['LEAD-003'], 'asks with radios, none of them chosen', async () => {
      const radios = canvasElement.querySelectorAll('[data-step=questionnaire] [type=radio]');
      await expect([...radios].map((radio) => radio.getAttribute('value'))).toEqual([
        'new',
        'experienced',
      ]);
      await expect(canvasElement.querySelector('[type=radio]:checked')).toBeNull();
      await shown(canvasElement, 'sign_up_continue');
    });
    await covers(step, ['LEAD-007'], 'its cookie is there', async () => {
      await waitFor(() =>
        expect(keptLead()).toEqual({
          ...{ group: 'A', sellerStatus: null },
          ...{ sellerSource: 0, shopUrl: '' },
        }),
      );
    });
    await step('has the width of the sign-up (UI-001)', async () => {
      const card = await leadShown(canvasElement, 'questionnaire');
      await expect(Math.round(card.getBoundingClientRect().width)).toBe(480);
    });
  },
});

export const NotInExperiment = meta.story({
  parameters: { scenario: 'experiments.prefetch' },
  play: async ({ canvasElement, step }) => {
    await covers(step, ['LEAD-001', 'LEAD-007'], 'the form, no question, no cookie', async () => {
      await waitFor(() => expect(localStorage.getItem('registration_data')).not.toBeNull());
      await stepShown(canvasElement, 'account');
      await expect(canvasElement.querySelector('[data-step=questionnaire]')).toBeNull();
      await expect(keptLead()).toBeNull();
    });
  },
});

export const ComesTooLate = meta.story({
  parameters: { scenario: 'experiments.group_a+latency:1500@common.get' },
  play: async ({ canvasElement, userEvent, step }) => {
    const field = await found(canvasElement, 'input[name=phone_email]');
    await userEvent.type(field, 'ana');
    await step('the form stays for who uses it already', async () => {
      await waitFor(() => expect(localStorage.getItem('registration_data')).not.toBeNull());
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await expect(field).toHaveFocus();
      await expect(field).toHaveValue('ana');
    });
  },
});

export const NewSeller = meta.story({
  parameters: groupA,
  play: async ({ canvasElement, userEvent, step }) => {
    await answer({ canvasElement, userEvent }, 'new');
    await covers(step, ['LEAD-002'], 'goes on to the sign-up', async () => {
      await headingFocused(canvasElement, 'account');
      await expect(canvasElement.querySelector('[data-step=questionnaire]')).toBeNull();
    });
    await covers(step, ['LEAD-007'], 'the cookie holds the answer', async () => {
      await expect(keptLead()).toMatchObject({ group: 'A', sellerStatus: 1 });
      await reported('lead.seller_answered', { seller_status: 1 });
    });
    await step('without a shop there is no lead', async () => {
      await askForCode({ canvasElement, userEvent });
      await stepShown(canvasElement, 'verification');
      await expect(requestsOf(call)).toEqual([]);
    });
  },
});

export const AnswerMissing = meta.story({
  parameters: groupA,
  play: async ({ canvasElement, userEvent, step }) => {
    await leadShown(canvasElement, 'questionnaire');
    await goOn({ canvasElement, userEvent });
    await step('asks for an answer, and moves the focus there', async () => {
      await shown(canvasElement, 'lead_answer_missing');
      await waitFor(async () =>
        expect(await found(canvasElement, 'input[value=new]')).toHaveFocus(),
      );
    });
    await step('the error goes with the answer', async () => {
      await userEvent.click(await found(canvasElement, 'input[value=experienced]'));
      await waitFor(() =>
        expect(canvasElement.querySelector('[data-message=lead_answer_missing]')).toBeNull(),
      );
    });
  },
});

export const ShopLink = meta.story({
  parameters: groupA,
  play: async ({ canvasElement, userEvent, step }) => {
    await answer({ canvasElement, userEvent }, 'experienced');
    await covers(step, ['LEAD-002', 'LEAD-005'], 'asks for the shop', async () => {
      await headingFocused(canvasElement, 'shop_link');
      const card = await leadShown(canvasElement, 'shop_link');
      await shown(card, 'sign_up_continue');
      await shown(card, 'sign_up_back');
      await expect(keptLead()).toMatchObject({ sellerStatus: 2, sellerSource: 0 });
    });
  },
});

export const ShopLinkInvalid = meta.story({
  parameters: groupB,
  play: async ({ canvasElement, userEvent, step }) => {
    const stage = { canvasElement, userEvent };
    await choose(stage, 'lead_others');
    await fill(stage, await found(canvasElement, 'input[name=shop_url]'), 'my shop');
    await goOn(stage);
    await step('says what to do, and moves the focus there', async () => {
      await shown(canvasElement, 'lead_shop_invalid');
      await waitFor(async () =>
        expect(await found(canvasElement, 'input[name=shop_url]')).toHaveFocus(),
      );
    });
  },
});

export const ShopLinkCleaned = meta.story({
  parameters: { ...groupB, chromatic: notPictured },
  play: async ({ canvasElement, userEvent, step }) => {
    const stage = { canvasElement, userEvent };
    await choose(stage, 'lead_others');
    const typed = `https://shop\u200b.example/${'a'.repeat(200)}`;
    await fill(stage, await found(canvasElement, 'input[name=shop_url]'), typed);
    await goOn(stage);
    await covers(step, ['VAL-034'], 'what is invisible or too long is gone', () =>
      // The field takes 150 characters, the invisible one among them.
      waitFor(() =>
        expect(keptLead()).toMatchObject({
          shopUrl: typed.slice(0, 150).replace('\u200b', ''),
        }),
      ),
    );
  },
});

export const Back = meta.story({
  parameters: groupA,
  play: async ({ canvasElement, userEvent, step }) => {
    const stage = { canvasElement, userEvent };
    await answer(stage, 'experienced');
    await userEvent.click(await shown(await leadShown(canvasElement, 'shop_link'), 'sign_up_back'));
    await covers(step, ['LEAD-005'], 'Back clears the answer', async () => {
      await headingFocused(canvasElement, 'questionnaire');
      await expect(canvasElement.querySelector('[type=radio]:checked')).toBeNull();
      await waitFor(() => expect(keptLead()).toMatchObject({ sellerStatus: null }));
    });
    await step('another answer leads on', async () => {
      await answer(stage, 'new');
      await headingFocused(canvasElement, 'account');
    });
  },
});

export const GroupB = meta.story({
  parameters: groupB,
  play: async ({ canvasElement, userEvent, step }) => {
    await covers(step, ['LEAD-001', 'LEAD-004'], 'three buttons, and no radio', async () => {
      const card = await leadShown(canvasElement, 'questionnaire');
      for (const key of ['lead_first_store', 'lead_shopify', 'lead_others'] as const)
        await expect((await shown(card, key)).closest('button')).not.toBeNull();
      await expect(card.querySelector('[type=radio], [type=submit]')).toBeNull();
    });
    await step('the first store goes on to the sign-up (S-149)', async () => {
      await choose({ canvasElement, userEvent }, 'lead_first_store');
      await headingFocused(canvasElement, 'account');
      await expect(keptLead()).toMatchObject({ group: 'B', sellerStatus: 1, sellerSource: 0 });
    });
  },
});

export const LeadOfContinue = meta.story({
  parameters: groupB,
  play: async ({ canvasElement, userEvent, step }) => {
    const stage = { canvasElement, userEvent };
    await choose(stage, 'lead_shopify');
    await fill(stage, await found(canvasElement, 'input[name=shop_url]'), shop);
    await goOn(stage);
    await covers(step, ['LEAD-002', 'LEAD-010'], 'then signs up', async () => {
      await headingFocused(canvasElement, 'account');
      await expect(keptLead()).toEqual({
        ...{ group: 'B', sellerStatus: 2, sellerSource: 1 },
        shopUrl: shop,
      });
    });
    await covers(step, ['LEAD-006', 'LEAD-018'], 'a click creates the lead (S-150)', async () => {
      await userEvent.click(await found(canvasElement, '[data-step=account] [type=submit]'));
      await requested(call, [lead]);
      await askForCode(stage);
      await requested(call, [lead, { ...lead, email: ADDRESS }]);
      await stepShown(canvasElement, 'verification');
    });
  },
});

export const LeadOfProvider = meta.story({
  parameters: groupB,
  render: (_, { loaded }) => (
    <Portal path="/account/register" loaded={loaded} change={asVersion('V2')} onLeave={onLeave} />
  ),
  play: async ({ canvasElement, userEvent, step }) => {
    const stage = { canvasElement, userEvent };
    await choose(stage, 'lead_others');
    await fill(stage, await found(canvasElement, 'input[name=shop_url]'), shop);
    await goOn(stage);
    await covers(step, ['LEAD-006', 'LEAD-018'], 'a sign-in method creates it too', async () => {
      await fill(stage, await found(canvasElement, 'input[name=phone_email]'), ADDRESS);
      const google = await found(canvasElement, '[data-sign-in-method=google]');
      google.click();
      google.click();
      await requested(call, [{ ...lead, email: ADDRESS }]);
    });
    await step('once, however often it is pressed', async () => {
      await found(canvasElement, '[data-method-terms]');
      await expect(requestsOf(call)).toHaveLength(1);
    });
  },
});

export const LeadFailed = meta.story({
  parameters: { scenario: `experiments.group_b+product.other@${call}` },
  play: async ({ canvasElement, userEvent, step }) => {
    const stage = { canvasElement, userEvent };
    await choose(stage, 'lead_shopify');
    await fill(stage, await found(canvasElement, 'input[name=shop_url]'), shop);
    await goOn(stage);
    await askForCode(stage);
    await step('the sign-up goes on, and nothing shows it (S-150)', async () => {
      await reported('lead.failed', { source: 'register_form' });
      await stepShown(canvasElement, 'verification');
      await expect(canvasElement.querySelector('[data-tone=danger]')).toBeNull();
    });
  },
});

export const InSingleForm = meta.story({
  parameters: groupB,
  render: (_, { loaded }) => (
    <Portal path="/account/register" loaded={loaded} change={asVersion('V1')} onLeave={onLeave} />
  ),
  play: async ({ canvasElement, userEvent, step }) => {
    const stage = { canvasElement, userEvent };
    await covers(step, ['LEAD-001', 'LEAD-002'], 'in front of the single form too', async () => {
      await choose(stage, 'lead_shopify');
      await fill(stage, await found(canvasElement, 'input[name=shop_url]'), shop);
      await goOn(stage);
      await headingFocused(canvasElement, 'single');
    });
    await covers(step, ['LEAD-006', 'LEAD-018'], 'each register option creates it', async () => {
      await userEvent.click(await found(canvasElement, '[data-sign-in-method=google]'));
      await requested(call, [lead]);
    });
  },
});

export const LeadOfRegistration = meta.story({
  parameters: groupB,
  render: (_, { loaded }) => (
    <Portal path="/account/register" loaded={loaded} change={asVersion('V1')} onLeave={onLeave} />
  ),
  play: async ({ canvasElement, userEvent, step }) => {
    const stage = { canvasElement, userEvent };
    await choose(stage, 'lead_others');
    await fill(stage, await found(canvasElement, 'input[name=shop_url]'), shop);
    await goOn(stage);
    await registerSingleForm(stage);
    await covers(step, ['LEAD-006', 'LEAD-018'], 'creates the lead with the account', async () => {
      await requested(call, [{ ...lead, email: ADDRESS }]);
    });
  },
});

export const InThirdVersion = meta.story({
  parameters: groupA,
  render: (_, { loaded }) => (
    <Portal path="/account/register" loaded={loaded} change={asVersion('V3')} onLeave={onLeave} />
  ),
  play: async ({ canvasElement, userEvent }) => {
    await found(canvasElement, '[data-register-version=V3] [data-step=questionnaire]');
    await answer({ canvasElement, userEvent }, 'new');
    await headingFocused(canvasElement, 'account');
  },
});

export const InModal = meta.story({
  parameters: groupA,
  globals: { viewport: { value: 'phone' } },
  render: (_, { loaded }) => <Portal path="/account/login" loaded={loaded} onLeave={onLeave} />,
  play: async ({ canvasElement, userEvent, step }) => {
    const modal = await openRegisterModal(canvasElement);
    const stage = { canvasElement: modal, userEvent };
    await covers(step, ['LEAD-001'], 'in front of the form in the modal', async () => {
      await answer(stage, 'experienced');
      await headingFocused(modal, 'shop_link');
    });
    await step('a phone’s Back returns to the question (E-14)', async () => {
      modal.dispatchEvent(new Event('cancel', { cancelable: true }));
      await headingFocused(modal, 'questionnaire');
      await expect(modal).toHaveAttribute('open');
    });
    await step('and closes the modal there', async () => {
      modal.dispatchEvent(new Event('cancel', { cancelable: true }));
      await waitFor(() => expect(modal).not.toHaveAttribute('open'));
    });
  },
});

export const AskedOnce = meta.story({
  parameters: groupA,
  play: async ({ canvasElement, userEvent, step }) => {
    await answer({ canvasElement, userEvent }, 'new');
    await userEvent.click(await shown(canvasElement, 'sign_up_have_account_link'));
    await userEvent.click(await shown(canvasElement, 'log_in_no_account_link'));
    await step('not again after a visit to another page', async () => {
      await headingFocused(canvasElement, 'account');
      await waitFor(() => expect(keptLead()).toMatchObject({ sellerStatus: 1 }));
      await expect(canvasElement.querySelector('[data-step=questionnaire]')).toBeNull();
    });
  },
});

export const AskedOnPageNotInModal = meta.story({
  parameters: groupA,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, userEvent, step }) => {
    await answer({ canvasElement, userEvent }, 'new');
    await headingFocused(canvasElement, 'account');
    await step('the form at once, no question', async () => {
      const modal = await openRegisterModal(canvasElement);
      await stepShown(modal, 'account');
      await expect(modal.querySelector('[data-step=questionnaire]')).toBeNull();
    });
  },
});

export const AskedInModalNotOnPage = meta.story({
  parameters: groupA,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, userEvent, step }) => {
    await leadShown(canvasElement, 'questionnaire');
    const modal = await openRegisterModal(canvasElement);
    await answer({ canvasElement: modal, userEvent }, 'new');
    await headingFocused(modal, 'account');
    modal.dispatchEvent(new Event('cancel', { cancelable: true }));
    await step('the page has its form then', async () => {
      await waitFor(() => expect(modal).not.toHaveAttribute('open'));
      await stepShown(canvasElement, 'account');
      await expect(canvasElement.querySelector('[data-step=questionnaire]')).toBeNull();
    });
  },
});

const arabic = { region: 'me', language: 'ar' };

export const GroupAInArabic = meta.story({
  ...{ parameters: groupA, globals: arabic },
  play: async ({ canvasElement }) => {
    await leadShown(canvasElement, 'questionnaire');
  },
});

export const ShopLinkInArabic = meta.story({
  ...{ parameters: groupB, globals: arabic },
  play: async ({ canvasElement, userEvent, step }) => {
    await choose({ canvasElement, userEvent }, 'lead_shopify');
    await step('the link is left-to-right (E-25)', async () => {
      await expect(await found(canvasElement, 'input[name=shop_url]')).toHaveAttribute(
        'dir',
        'ltr',
      );
    });
  },
});

const phone = { viewport: { value: 'phone' } };

export const GroupAOnPhone = meta.story({
  ...{ parameters: groupA, globals: phone },
  play: async ({ canvasElement }) => {
    await leadShown(canvasElement, 'questionnaire');
  },
});

export const GroupBOnPhone = meta.story({
  ...{ parameters: groupB, globals: { ...phone, region: 'th' } },
  play: async ({ canvasElement }) => {
    await leadShown(canvasElement, 'questionnaire');
  },
});

export const ShopLinkOnPhone = meta.story({
  ...{ parameters: groupB, globals: phone },
  play: async ({ canvasElement, userEvent }) => {
    await choose({ canvasElement, userEvent }, 'lead_others');
    await leadShown(canvasElement, 'shop_link');
  },
});

export const LongestLanguage = meta.story({
  ...{ parameters: groupA, globals: { viewport: { value: 'narrow' }, region: 'de' } },
  play: async ({ canvasElement, userEvent }) => {
    await answer({ canvasElement, userEvent }, 'experienced');
    await leadShown(canvasElement, 'shop_link');
  },
});
