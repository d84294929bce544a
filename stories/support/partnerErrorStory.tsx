import { expect, waitFor } from 'storybook/test';
import { covers } from './covers.ts';
import { surfaceChecks } from './errorStory.tsx';
import { openModal, pressInModal } from './modal.ts';
import {
  ENTRANCE_PATH,
  PartnerPage,
  partnerReturn,
  partnerStep,
  sendPartnerCode,
  showContact,
  startAtPartner,
  submitPartnerCode,
} from './partnerSteps.tsx';
import type { PartnerScreen, PartnerSurface } from './reachableCalls.ts';
import type { RequirementIds } from './RequirementIds.ts';
import { found, requestsOf, type Stage } from './signUpSteps.ts';

interface PartnerErrorCase {
  readonly scenario: string;
  readonly call: string;
  readonly screen: PartnerScreen;
  readonly surface: PartnerSurface;
}

const START = 'onboard.v1.toko_fast_onboard.start';

/** Where each screen begins, and the refusal that offers the linking there. */
const stages: Readonly<Record<PartnerScreen, { readonly path: () => string; offer: string }>> = {
  entrance: {
    path: () => ENTRANCE_PATH,
    offer: 'product.4026@onboard.v1.toko_fast_onboard.criteria.check',
  },
  callback: { path: partnerReturn, offer: 'passport.4026@oauth.callback' },
  form: { path: partnerReturn, offer: 'passport.4026@sms_login_with_bind' },
};

/** Fills the form in, up to and including a call. */
async function fillForm(stage: Stage, call: string): Promise<void> {
  await showContact(stage, call.startsWith('email') ? 'email' : 'phone');
  await (call.endsWith('send_code') ? sendPartnerCode(stage) : submitPartnerCode(stage));
}

/** Runs a screen up to and including a call. */
async function reach(stage: Stage, { call, screen }: PartnerErrorCase): Promise<void> {
  if (screen === 'form') await fillForm(stage, call);
  if (call === START) await pressInModal('partner_start_linking');
  await waitFor(() => expect(requestsOf(call)).toHaveLength(1));
}

type DialogName = Exclude<PartnerSurface, 'code-field' | 'error-screen' | 'toast' | 'nothing'>;

interface ShownDialog {
  /** The texts of the dialog, by their keys; any one of a list. */
  readonly texts: readonly (readonly string[])[];
  readonly covered: (code: string) => RequirementIds;
}

const registered = (key: string): ShownDialog => ({
  texts: [[key], ['partner_start_linking']],
  // NoEmailOrPhone shows the same dialogs.
  covered: (code) => [code === '4026' ? 'ERR-018' : 'ERR-017', 'PARTNER-012'],
});

/** The dialogs by their names. Source: A§8 (ERR-017 to ERR-020). */
const dialogs: Readonly<Record<DialogName, ShownDialog>> = {
  phone: registered('registration_signup_tokopedia_phonealreadyregistered'),
  email: registered('registration_signup_tokopedia_emailalreadyregistered'),
  linked: {
    texts: [['registration_signup_tokopedia_accountbinded'], ['confirm_dialog_ok']],
    covered: () => ['ERR-019'],
  },
  notice: {
    texts: [
      ['partner_notice_title'],
      ['server_text', 'selleronboarding_network_error_toast'],
      ['confirm_dialog_ok'],
    ],
    covered: () => ['ERR-020'],
  },
};

const openDialog = (name: DialogName): Promise<HTMLElement> =>
  waitFor(() => {
    const modal = openModal();
    if (modal?.dataset['partnerDialog'] !== name) throw new Error(`No dialog ${name} is open.`);
    if (modal.querySelector('[data-loading]')) throw new Error('The dialog is busy.');
    return modal;
  });

async function checkDialog(name: DialogName, texts: ShownDialog['texts']): Promise<void> {
  const modal = await openDialog(name);
  for (const keys of texts) await found(modal, keys.map((key) => `[data-message="${key}"]`).join());
}

async function checkCodeField(canvas: HTMLElement): Promise<void> {
  await found(canvas, `${partnerStep} form:has([aria-invalid=true]) [data-message]`);
  const field = canvas.querySelector(`${partnerStep} input[name=verification_code]`);
  await waitFor(() => expect(field).toHaveFocus());
}

const codeOf = (scenario: string): string => /\.(\w+)@/.exec(scenario)?.[1] ?? '';

/** The story of one error at one call of one of the partner's screens. */
export const partnerErrorStory = (errorCase: PartnerErrorCase) => {
  const { scenario, call, screen, surface } = errorCase;
  const { path, offer } = stages[screen];
  return {
    parameters: { scenario: call === START ? `${offer}+${scenario}` : scenario },
    beforeEach: startAtPartner,
    render: (_: object, { loaded }: { readonly loaded: Readonly<Record<string, unknown>> }) => (
      <PartnerPage path={path()} loaded={loaded} />
    ),
    play: async ({
      step,
      ...stage
    }: Stage & { readonly step: Parameters<typeof covers>[0] }): Promise<void> => {
      await reach(stage, errorCase);
      const { canvasElement } = stage;
      if (surface === 'code-field') return checkCodeField(canvasElement);
      if (surface === 'nothing' || surface === 'error-screen' || surface === 'toast')
        return surfaceChecks[surface](canvasElement, call);
      const { texts, covered } = dialogs[surface];
      return covers(step, covered(codeOf(scenario)), 'shows its dialog', () =>
        checkDialog(surface, texts),
      );
    },
  };
};
