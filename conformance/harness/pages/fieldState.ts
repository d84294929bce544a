import type { Locator } from '@playwright/test';
import { data, selectors } from '../contract.ts';

export interface FieldState {
  readonly invalid: boolean;
  /** The message keys that describe the field, as assistive technology finds them. */
  readonly messages: readonly string[];
  /** The text that describes it. */
  readonly text: string;
}

/** How a field presents itself to assistive technology; several elements may make one field. */
export async function fieldState(field: Locator): Promise<FieldState> {
  return field.evaluateAll(
    (elements, { messages: all, message }) => {
      const described = elements.flatMap((element) =>
        (element.getAttribute('aria-describedby') ?? '')
          .split(/\s+/)
          .map((id) => document.getElementById(id))
          .filter((description) => description !== null),
      );
      const messages = described
        .flatMap((description) => [description, ...description.querySelectorAll(all)])
        .filter((element) => element.checkVisibility())
        .map((element) => element.getAttribute(message))
        .filter((key) => key !== null);
      const invalid = elements.some((element) => element.getAttribute('aria-invalid') === 'true');
      const text = [...new Set(described)].map(({ textContent }) => textContent).join(' ');
      return { invalid, messages, text };
    },
    { messages: selectors.messages, message: data.message },
  );
}
