/** What is typed into; the others are chosen. */
const texts = 'form input:not([type=checkbox], [type=radio], [type=hidden])';
/** A form that has gone on from where it begins, or asks for the terms of a provider in its card. */
const begun =
  '[data-step]:not([data-step=account], [data-step=single], [data-step=questionnaire]), [data-method-terms]';

/** The form that has the focus. */
export const focusedForm = (): Element | null => document.activeElement?.closest('form') ?? null;

/**
 * Whether a form of the page has the focus, holds a text, or is past its first step. Source: E-16.
 *
 * @param own an element whose forms do not count
 */
export function formInUse(own: Element | null): boolean {
  const counts = (element: Element): boolean => own?.contains(element) !== true;
  const focused = focusedForm();
  return (
    (focused !== null && counts(focused)) ||
    document.querySelector(begun) !== null ||
    [...document.querySelectorAll<HTMLInputElement>(texts)].some(
      (input) => input.value !== '' && input.checkVisibility() && counts(input),
    )
  );
}
