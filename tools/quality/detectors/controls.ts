import { storyElements } from './storyElements.ts';

const interactive = [
  ...['a[href]', 'button', 'input:not([type="hidden"])', 'select', 'textarea', 'summary'],
  ...['video[controls]', 'audio[controls]', '[tabindex]:not([tabindex="-1"])'],
  ...['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'combobox', 'slider'].map(
    (role) => `[role="${role}"]`,
  ),
].join();

/** The dialog in front: the one that has the focus, of those inside of each other the inner one. */
function topModal(): Element | undefined {
  const modals = [...document.querySelectorAll('dialog:modal')];
  return document.activeElement?.closest('dialog:modal') ?? modals.at(-1);
}

/** What stands behind a modal dialog cannot be used. */
function isCovered(element: Element): boolean {
  if (element.closest('[inert]') !== null) return true;
  const front = topModal();
  return front !== undefined && element.closest('dialog:modal') !== front;
}

/** Every control of the story that can be seen and used, in document order. */
export const controls = (): readonly HTMLElement[] =>
  storyElements()
    .filter((element) => element instanceof HTMLElement)
    .filter(
      (element) =>
        element.matches(interactive) &&
        !element.matches(':disabled') &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !isCovered(element),
    );

const groupOf = (radio: HTMLInputElement): string => `${radio.form?.id ?? ''} ${radio.name}`;

/** The controls that Tab must reach: of a group of radio buttons, the one that stands for it. */
export function tabStops(): readonly HTMLElement[] {
  const stops = controls().filter(({ tabIndex }) => tabIndex >= 0);
  const radios = stops.filter(
    (one): one is HTMLInputElement => one.matches('input[type="radio"]') && 'form' in one,
  );
  const chosen = Map.groupBy(radios, groupOf);
  return stops.filter((stop) => {
    const group = radios.find((radio) => radio === stop);
    if (group === undefined) return true;
    const all = chosen.get(groupOf(group)) ?? [];
    return group === (all.find(({ checked }) => checked) ?? all[0]);
  });
}
