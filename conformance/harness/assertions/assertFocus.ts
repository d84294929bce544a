import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { data, selectors } from '../contract.ts';
import { sessionOf } from '../screen/sessionOf.ts';

interface Control {
  /** Controls with the same look are alike. */
  readonly look: string;
  readonly name: string;
  /** Its place with what is around it, in pixels of the document. */
  readonly place: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;
}

/** The looks that this process has held already, in one state of one site or another. */
const held = new Set<string>();

/** What is drawn outside of a control, in pixels. */
const AROUND = 8;

/** The controls on the screen that the keyboard could move the focus to. Runs in the page. */
function controlsOnScreen(focusable: string, offStage: string): readonly Element[] {
  const modal = [...document.querySelectorAll(':modal')].at(-1) ?? document;
  /** Whether it lies on top, and inside of what scrolls. */
  const isOnTop = (element: Element): boolean => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) return false;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    return [element, ...labels].some((one) => one.contains(hit));
  };
  return [...modal.querySelectorAll(focusable)].filter(
    (element) =>
      element !== document.activeElement &&
      element.closest(offStage) === null &&
      element.checkVisibility({ visibilityProperty: true }) &&
      isOnTop(element),
  );
}

/** Says what each of them looks like, and where it is. Runs in the page, on the list. */
function describeAll(
  this: readonly Element[],
  around: number,
  variant: string,
): readonly Control[] {
  const marks = ['type', 'role', 'aria-expanded', 'aria-selected', 'aria-pressed', variant];
  const lookOf = (element: Element): string => {
    const { localName, className } = element;
    return [localName, className, ...marks.map((name) => element.getAttribute(name) ?? '')].join();
  };
  return this.map((element) => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const rects = [element, ...labels].map((one) => one.getBoundingClientRect());
    // A picture of what begins outside of the document is one of another place.
    const x = Math.max(0, Math.min(...rects.map(({ left }) => left)) + scrollX - around);
    const y = Math.max(0, Math.min(...rects.map(({ top }) => top)) + scrollY - around);
    const right = Math.max(...rects.map((one) => one.right)) + scrollX + around;
    const bottom = Math.max(...rects.map((one) => one.bottom)) + scrollY + around;
    const name = element.ariaLabel ?? (element.textContent || element.getAttribute('name') || '');
    return {
      look: [document.documentElement, element.parentElement ?? element, element]
        .map(lookOf)
        .join(),
      name: `${element.localName} “${name.trim().slice(0, 40)}”`,
      place: { x, y, width: right - x, height: bottom - y },
    };
  });
}

/** Whether the focus, as the keyboard moves it, changes what is drawn at a place. */
async function showsFocus(
  session: CDPSession,
  nodeId: number,
  place: Control['place'],
): Promise<boolean> {
  const picture = async (): Promise<string> => {
    const shot = { format: 'png', optimizeForSpeed: true, clip: { ...place, scale: 1 } } as const;
    return (await session.send('Page.captureScreenshot', shot)).data;
  };
  const plain = await picture();
  const force = (forcedPseudoClasses: string[]) =>
    session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
  await force(['focus', 'focus-visible']);
  const focused = await picture();
  await force([]);
  return plain !== focused;
}

/** The controls on the screen that do not show the focus; each look is held once. */
async function withoutFocus(page: Page): Promise<readonly string[]> {
  const session = await sessionOf(page);
  const { focusable, offStage } = selectors;
  const asked = [focusable, offStage].map((one) => JSON.stringify(one)).join();
  const expression = `(${String(controlsOnScreen)})(${asked})`;
  const { result: list } = await session.send('Runtime.evaluate', { expression });
  const objectId = list.objectId ?? '';
  const described = await session.send('Runtime.callFunctionOn', {
    ...{ objectId, functionDeclaration: String(describeAll) },
    ...{ arguments: [{ value: AROUND }, { value: data.variant }], returnByValue: true },
  });
  const controls = described.result.value as readonly Control[]; // what the function returns
  const news = [...controls.entries()].filter(([index, { look }]) => {
    const first = controls.findIndex((one) => one.look === look);
    return index === first && !held.has(look);
  });
  if (news.length === 0) return [];
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  await session.send('DOM.getDocument', { depth: 0 });
  const { result: elements } = await session.send('Runtime.getProperties', { objectId });
  const found: string[] = [];
  for (const [index, { look, name, place }] of news) {
    const element = elements.find((one) => one.name === String(index))?.value?.objectId;
    if (element === undefined) continue;
    const { nodeId } = await session.send('DOM.requestNode', { objectId: element });
    if (await showsFocus(session, nodeId, place)) held.add(look);
    else found.push(`${name} does not show that it has the focus`);
  }
  await session.send('CSS.disable');
  await session.send('DOM.disable'); // it would report every change from now on
  return found;
}

/** Asserts that each control on the screen shows when the keyboard has moved the focus to it (WCAG 2.4.7, E-26). */
export async function assertFocus(page: Page, state: string): Promise<void> {
  await test.step(`focus: ${state}`, async () => {
    expect.soft(await withoutFocus(page)).toEqual([]);
  });
}
