import { isSeen, standsOut, standsOutFrom } from './contrast.ts';
import { selectorOf } from './selectorOf.ts';
import { settle } from './settle.ts';
import { isForReadersOnly, storyRoots } from './storyElements.ts';
import type { Violation } from './Violation.ts';

const shapes = 'path, circle, ellipse, line, polygon, polyline, rect';

/** What a shape is painted with. */
function paintsOf(shape: Element): readonly string[] {
  const { fill, fillOpacity, stroke, strokeOpacity, strokeWidth } = getComputedStyle(shape);
  return [
    ...(fill === 'none' || fillOpacity === '0' ? [] : [fill]),
    ...(stroke === 'none' || strokeOpacity === '0' || strokeWidth === '0px' ? [] : [stroke]),
  ].filter(isSeen);
}

/** Whether a shape is the ground of the whole icon, on which the others stand. */
function isGround(shape: Element, icon: Element): boolean {
  const [own, whole] = [shape.getBoundingClientRect(), icon.getBoundingClientRect()];
  const isWhole = Math.min(own.width / whole.width, own.height / whole.height) >= 0.95;
  return isWhole && icon.querySelectorAll(shapes).length > 1;
}

/** The shapes that can be told neither from what the icon lies upon nor from a shape below them. */
function lostShapes(icon: Element): readonly Element[] {
  const below: string[] = [];
  return [...icon.querySelectorAll(shapes)].filter((shape) => {
    const paints = paintsOf(shape);
    const isTold = paints.some(
      (paint) => standsOut(paint, shape) || below.some((under) => standsOutFrom(paint, under)),
    );
    below.push(...paints);
    return paints.length > 0 && !isTold && !isGround(shape, icon);
  });
}

const isShown = (icon: Element): boolean =>
  icon.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  icon.getBoundingClientRect().width > 0 &&
  !isForReadersOnly(icon);

/**
 * In forced colours a browser leaves the colours of an SVG as they are, unless they are inherited: a
 * fixed one may be that of the user's background. Each shape of an icon must stand out by 3:1 (WCAG
 * 1.4.11) from what the icon lies upon, or from a shape below it.
 */
export async function checkIcons(): Promise<readonly Violation[]> {
  await settle();
  return storyRoots()
    .flatMap((root) => [...root.querySelectorAll('svg')])
    .filter(isShown)
    .flatMap((icon) => {
      const lost = lostShapes(icon);
      if (lost.length === 0) return [];
      const colours = [...new Set(lost.flatMap(paintsOf))].join(', ');
      const what = `is painted ${colours}, which does not stand out in forced colours; inherit the colour`;
      return [{ rule: 'forced-colors', selector: selectorOf(icon), what }];
    });
}
