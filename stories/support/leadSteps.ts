import { expect, waitFor } from 'storybook/test';
import { found, shown, type Stage } from './signUpSteps.ts';

const NAME = 'current_user_existing_seller';

/** Removes the cookie of an earlier story. */
export function clearLead(): void {
  document.cookie = `${NAME}=; path=/; max-age=0`;
}

/** The lead in the cookie; null for none. */
export function keptLead(): unknown {
  const kept = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${NAME}=`));
  return kept === undefined ? null : JSON.parse(decodeURIComponent(kept.slice(NAME.length + 1)));
}

/** Waits for a step of the lead form. */
export const leadShown = (canvasElement: HTMLElement, step: 'questionnaire' | 'shop_link') =>
  found(canvasElement, `[data-step=${step}]`);

/** Chooses a radio of group A and goes on. */
export async function answer(
  { canvasElement, userEvent }: Stage,
  seller: 'new' | 'experienced',
): Promise<void> {
  await userEvent.click(await found(canvasElement, `input[name=seller][value=${seller}]`));
  await goOn({ canvasElement, userEvent });
}

/** Presses a button of group B. */
export const choose = async (
  { canvasElement, userEvent }: Stage,
  key: 'lead_first_store' | 'lead_shopify' | 'lead_others',
): Promise<void> => userEvent.click(await shown(canvasElement, key));

/** Presses Continue in the lead form. */
export const goOn = async ({ canvasElement, userEvent }: Stage): Promise<void> =>
  userEvent.click(
    await found(
      canvasElement,
      ':is([data-step=questionnaire], [data-step=shop_link]) button[type=submit]',
    ),
  );

/** Waits until the heading of a step has the focus. */
export const headingFocused = (canvasElement: HTMLElement, step: string): Promise<void> =>
  waitFor(async () => expect(await found(canvasElement, `[data-step=${step}] h2`)).toHaveFocus());
