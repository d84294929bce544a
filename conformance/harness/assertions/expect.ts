import { expect as base, type Locator } from '@playwright/test';
import { data, selectors, type StepName } from '../contract.ts';
import type { SignUp } from '../pages/SignUp.ts';
import { fieldState } from '../pages/fieldState.ts';
import type { Seller } from '../world/Seller.ts';
import { wrongTexts } from './assertTexts.ts';

interface MatcherResult {
  pass: boolean;
  message: () => string;
}

async function settled(assertion: Promise<void>): Promise<MatcherResult> {
  try {
    await assertion;
    return { pass: true, message: () => 'It holds, and must not.' };
  } catch (error) {
    return { pass: false, message: () => String(error instanceof Error ? error.message : error) };
  }
}

/** Holds once what these messages say is what the oracle has for them. */
const saysItsText = (messages: Locator): Promise<void> =>
  base
    .poll(() => wrongTexts(messages), { message: 'texts that the oracle has otherwise' })
    .toEqual([]);

/** Playwright's expect, with the matchers of this suite. */
export const expect = base.extend({
  /** The message is visible and says what the oracle has for its key; the server's own text may say anything. */
  toShowItsText(message: Locator): Promise<MatcherResult> {
    return settled(
      base(message)
        .toBeVisible()
        .then(() => saysItsText(message)),
    );
  },
  /** The field is marked wrong and described by the message `key`; a text of the server's where it is known. */
  toShowFieldError(field: Locator, key: string, text = ''): Promise<MatcherResult> {
    const wanted = {
      ...{ invalid: true, messages: base.arrayContaining([key]) },
      text: base.stringContaining(text),
    };
    return settled(
      base
        .poll(() => fieldState(field), { message: `error of ${field.toString()}` })
        .toMatchObject(wanted)
        .then(() => saysItsText(field.page().locator(selectors.message(key)))),
    );
  },
  /** The field is marked wrong and described by another message than `key`. */
  toShowAnotherFieldError(field: Locator, key: string): Promise<MatcherResult> {
    const wanted = {
      ...{ invalid: true, messages: base.not.arrayContaining([key]) },
      text: base.stringMatching(/\S/),
    };
    return settled(
      base
        .poll(() => fieldState(field), { message: `error of ${field.toString()}` })
        .toMatchObject(wanted),
    );
  },
  /** The field holds the seller's contact; a phone field without the calling code beside it. */
  toHoldContact(field: Locator, { contact, known }: Seller): Promise<MatcherResult> {
    const held = async (): Promise<boolean> => {
      const value = await field.inputValue();
      if (contact === 'email') return value === known;
      const digits = value.replaceAll(/\D/g, '');
      // With its calling code too, a plus alone tells it from a national number.
      if (known === `+${digits}`) return value.startsWith('+');
      return digits !== '' && known.endsWith(digits);
    };
    return settled(base.poll(held, { message: `${field.toString()} holds ${known}` }).toBe(true));
  },
  /** The button shows that its call is under way, and cannot be pressed again. */
  toShowItsCall(button: Locator): Promise<MatcherResult> {
    return settled(
      base(button)
        .toHaveAttribute(data.loading)
        .then(() => base(button).toBeDisabled()),
    );
  },
  /** The one step on the page is this one. */
  toBeAtStep(signUp: SignUp, step: StepName): Promise<MatcherResult> {
    return settled(
      base.poll(() => signUp.stepNames(), { message: 'the current step' }).toEqual([step]),
    );
  },
});
