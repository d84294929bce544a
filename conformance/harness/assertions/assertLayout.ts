import { expect, test, type Page } from '@playwright/test';
import { selectors } from '../contract.ts';

interface Asked {
  readonly offStage: string;
  readonly texted: string;
  readonly controls: string;
}

/**
 * What a person would see at a glance, in the part of the page that is on the screen: a page that is wider
 * than the screen, a text that is cut off, a control that something lies upon, a page that scrolls behind a
 * dialog (E-30), or does not without one. One line for each.
 */
function faults({ offStage, texted, controls }: Asked): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const nameOf = (element: Element): string =>
    `${element.localName} “${(element.textContent || element.getAttribute('name') || '').trim().slice(0, 40)}”`;
  /** Clipped to nothing, as a link is that the focus brings out. */
  const isForReaders = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath.startsWith('inset(50%') ||
      isForReaders(element.parentElement));
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest(offStage) &&
    element.getClientRects().length > 0 &&
    !isForReaders(element);
  const cut = (element: Element): readonly string[] => {
    const { overflowX } = getComputedStyle(element);
    const over = element.scrollWidth - element.clientWidth;
    const isCut = (overflowX === 'hidden' || overflowX === 'clip') && over > 1;
    return isCut ? [`${nameOf(element)} is cut off by ${over} px`] : [];
  };
  const covered = (element: Element): readonly string[] => {
    // A link may break between two lines; its first one is held.
    const { left, right, top, bottom } =
      element.getClientRects()[0] ?? element.getBoundingClientRect();
    if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) return [];
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const reaches = [element, ...labels].some((one) => one.contains(hit));
    if (reaches || hit?.contains(element)) return [];
    return [`${nameOf(element)} lies under ${hit === null ? 'nothing' : nameOf(hit)}`];
  };
  const modal = [...document.querySelectorAll(':modal')].findLast(isSeen);
  const seen = (what: string): Element[] =>
    [...(modal ?? document).querySelectorAll(what)].filter(isSeen);
  const stands = [document.documentElement, document.body].some((element) =>
    ['hidden', 'clip'].includes(getComputedStyle(element).overflowY),
  );
  return [
    ...(modal && !stands ? [`the page scrolls behind ${nameOf(modal)}`] : []),
    ...(!modal && stands ? ['the page cannot be scrolled'] : []),
    ...(scrollWidth > clientWidth
      ? [`the page is wider than the screen by ${scrollWidth - clientWidth} px`]
      : []),
    ...seen(texted).flatMap(cut),
    ...seen(controls).flatMap(covered),
  ];
}

/** Asserts that what is on the screen can be read and pressed. */
export async function assertLayout(page: Page, state: string): Promise<void> {
  const { offStage, texted, controls } = selectors;
  await test.step(`layout: ${state}`, async () => {
    await expect
      .configure({ soft: true })
      .poll(() => page.evaluate(faults, { offStage, texted, controls }))
      .toEqual([]);
  });
}
