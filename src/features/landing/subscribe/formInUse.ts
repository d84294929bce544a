/** What is typed into; the others are chosen. */
const texts = 'form input:not([type=checkbox], [type=radio], [type=hidden])';
/** A form that has gone on from where it begins. */
const laterSteps =
  '[data-step]:not([data-step=account], [data-step=single], [data-step=questionnaire])';

/**
 * Whether a form of the page has the focus, holds a text, or is past its first step. Source: E-16.
 *
 * @param own an element whose forms do not count
 */
export function formInUse(own: Element | null): boolean {
  const counts = (element: Element): boolean => own?.contains(element) !== true;
  const focused = document.activeElement?.closest('form') ?? null;
  return (
    (focused !== null && counts(focused)) ||
    document.querySelector(laterSteps) !== null ||
    [...document.querySelectorAll<HTMLInputElement>(texts)].some(
      (input) => input.value !== '' && input.checkVisibility() && counts(input),
    )
  );
}
