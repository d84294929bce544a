import { storyCode } from '../../mocks/provider/storyProviders.ts';
import { returned, storeStart } from './callbackSteps.tsx';
import { Portal } from './Portal.tsx';
import { fill, found, sentCode, shown, type Stage } from './signUpSteps.ts';

/** The page of the partner that links two accounts. Source: S-091. */
export const BINDING = 'https://partner.example/binding';

/** The entrance of the partner's sellers. Source: S-093. */
export const ENTRANCE_PATH = '/account/register?fast_onboarding=1&channel=spring';

interface PartnerPageProps extends Pick<Parameters<typeof Portal>[0], 'loaded' | 'onLeave'> {
  readonly path: string;
}

/** A page of the site at which the partner links accounts. */
export const PartnerPage = (props: PartnerPageProps) => (
  <Portal {...props} environment={{ partnerBinding: BINDING }} />
);

/** The return from the partner of Ana, who has an e-mail address and a phone number there. Source: A§4, S-089. */
export const partnerReturn = (): string =>
  `/account/oauth/toko/callback${returned('partner', { code: storyCode('ana') })}`;

/** Before a story: a sign-in at the partner has started. Afterwards this tab knows of none. */
export function startAtPartner(): () => void {
  storeStart('partner', '?channel=spring');
  return () => {
    sessionStorage.clear();
    localStorage.removeItem('seller_login_state');
  };
}

export const partnerStep = '[data-step=partner]';

/** Waits for the form, and switches it to a contact of the partner's. */
export async function showContact(
  { canvasElement, userEvent }: Stage,
  kind: 'email' | 'phone',
): Promise<HTMLElement> {
  const field = `${partnerStep} [data-saved-contact=${kind}]`;
  await found(canvasElement, `${partnerStep} [data-saved-contact]`);
  if (canvasElement.querySelector(field) === null)
    await userEvent.click(await found(canvasElement, `${partnerStep} [data-switch=${kind}]`));
  return found(canvasElement, field);
}

/** Has a code sent to the contact that is shown. */
export async function sendPartnerCode({ canvasElement, userEvent }: Stage): Promise<void> {
  const button = `${partnerStep} button:has([data-message=send_code])`;
  await userEvent.click(await found(canvasElement, button));
}

/** The same, and submits the code. */
export async function submitPartnerCode(stage: Stage): Promise<void> {
  const { canvasElement, userEvent } = stage;
  await sendPartnerCode(stage);
  await shown(canvasElement, 'sign_up_resend_countdown'); // until then its answer empties the field
  const code = await found(canvasElement, `${partnerStep} input[name=verification_code]`);
  await fill(stage, code, sentCode());
  await userEvent.click(await found(canvasElement, `${partnerStep} button[type=submit]`));
}
