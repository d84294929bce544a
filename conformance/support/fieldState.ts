import type { Locator } from '@playwright/test';

export interface FieldState {
  readonly invalid: boolean;
  /** The message keys that describe the field, as assistive technology finds them. */
  readonly messages: readonly string[];
  /** The words that describe it. */
  readonly text: string;
}

/** How a field presents itself to assistive technology; several elements may make one field. */
export async function fieldState(field: Locator): Promise<FieldState> {
  return field.evaluateAll((elements) => {
    const described = elements.flatMap((element) =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(/\s+/)
        .map((id) => document.getElementById(id))
        .filter((description) => description !== null),
    );
    const messages = described
      .flatMap((description) => [description, ...description.querySelectorAll('[data-message]')])
      .filter((element) => element.checkVisibility())
      .map((element) => element.getAttribute('data-message'))
      .filter((key) => key !== null);
    const invalid = elements.some((element) => element.getAttribute('aria-invalid') === 'true');
    const text = [...new Set(described)].map(({ textContent }) => textContent).join(' ');
    return { invalid, messages, text };
  });
}
