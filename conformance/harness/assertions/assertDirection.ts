import { expect, test, type Page } from '@playwright/test';
import { pointing } from '../../oracle/common/direction.ts';
import { selectors } from '../contract.ts';
import { assertMirrored } from './assertMirrored.ts';

interface Asked {
  /** The texts of the controls whose picture points along the line. */
  readonly points: string;
  readonly pressed: string;
  readonly pictures: string;
  /** Fields whose content is read from the left in every language. */
  readonly fromLeft: string;
}

/**
 * A picture that points the wrong way, a field or a number that is read from the wrong side: one line for
 * each. Runs in the page.
 */
function wrongWay({ points, pressed, pictures, fromLeft }: Asked): readonly string[] {
  const isFromRight = getComputedStyle(document.documentElement).direction === 'rtl';
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true });
  const modal = [...document.querySelectorAll(':modal')].findLast(isSeen) ?? document.body;
  const seen = (what: string, inside: Element = modal): Element[] =>
    [...inside.querySelectorAll(what)].filter(isSeen);
  const nameOf = (element: Element): string =>
    `${element.localName} “${(element.textContent || element.getAttribute('name') || '').trim().slice(0, 40)}”`;
  const turnOf = (element: Element): DOMMatrix => {
    const { transform, scale } = getComputedStyle(element);
    const [x = 1, y = x] = scale === 'none' ? [] : scale.split(' ').map(Number);
    return new DOMMatrix(transform === 'none' ? '' : transform).scale(x, y);
  };
  /** Whether it is drawn from the other side, and not upside down. */
  const isMirrored = (element: Element): boolean => {
    let turn = new DOMMatrix();
    for (let one: Element | null = element; one; one = one.parentElement)
      turn = turnOf(one).multiply(turn);
    return turn.a < 0 && turn.d > 0;
  };
  const drawn = seen(pressed).flatMap((control) => {
    const wanted = isFromRight && control.querySelector(points) !== null;
    return seen(pictures, control)
      .filter((picture) => isMirrored(picture) !== wanted)
      .map(() => `the picture of ${nameOf(control)} is ${wanted ? 'not ' : ''}mirrored`);
  });
  const filled = seen(fromLeft)
    .filter((field) => getComputedStyle(field).direction !== 'ltr')
    .map((field) => `${nameOf(field)} is read from the right`);
  const begun = seen(fromLeft)
    .filter((field) => {
      const { textAlign, direction } = getComputedStyle(field);
      const left = textAlign === 'left' || textAlign === (direction === 'ltr' ? 'start' : 'end');
      return textAlign !== 'center' && left === isFromRight;
    })
    .map((field) => `${nameOf(field)} begins on the wrong side`);
  const ownText = ({ childNodes }: Element): string =>
    [...childNodes]
      .map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ' '))
      .join('');
  const written = seen('*')
    .filter((element) => /(?<![\u200E\u2066\u2068])\+\d/.test(ownText(element)))
    .filter((element) => getComputedStyle(element).direction === 'rtl')
    .map((element) => `${nameOf(element)} has a number that is read from the right`);
  return [...drawn, ...filled, ...begun, ...written];
}

/** Asserts that what is on the page is drawn, filled in and laid out in the page's direction (E-25). */
export async function assertDirection(page: Page, state: string): Promise<void> {
  await test.step(`direction: ${state}`, async () => {
    const asked = {
      points: pointing.map(selectors.message).join(),
      ...{ pressed: selectors.pressed, pictures: selectors.pictures },
      fromLeft: selectors.fromLeft,
    };
    expect.soft(await page.evaluate(wrongWay, asked)).toEqual([]);
    await assertMirrored(page);
  });
}
