import * as z from 'zod/mini';
import { textLimits } from '../../../text/textLimits.ts';
import type { ContentFields } from '../contentFields.ts';
import { defineShape } from '../Shape.ts';

interface Limits {
  readonly title: number;
  readonly highlight: number;
  readonly description: number;
}

/** Source: B§3 (LAND-038). */
const dmsBanner = (limits: Limits) => (fields: ContentFields) =>
  z.object({
    index: fields.number(),
    title: fields.filledText(limits.title),
    titleHighlightText: fields.text(limits.highlight),
    description: fields.text(limits.description),
    link: fields.link(),
    backgroundImage: fields.media(),
    backgroundImageMobile: fields.media(),
  });

/** An item of a DMS banner. */
export type DmsBanner = z.infer<ReturnType<ReturnType<typeof dmsBanner>>>;

/** Items without an index come last. Source: A§9 (LAND-017). */
const byIndex = (items: readonly DmsBanner[]) =>
  items.toSorted((one, other) => (one.index ?? Infinity) - (other.index ?? Infinity));

const { topBanner: most } = textLimits;

/** One line of news. Source: B§3, A§9 (LAND-018, LAND-023). */
export const topBanner = defineShape({
  schema: dmsBanner({ title: most, highlight: most, description: most }),
  arrange: byIndex,
});

/** Source: A§9, B§2 (LAND-015), S-127. */
const MOST_SLIDES = 3;

/** A slide of the main banner. Source: B§3, A§9 (LAND-024). */
export const slide = defineShape({
  schema: dmsBanner({
    title: textLimits.carouselTitle,
    highlight: textLimits.carouselHighlight,
    description: textLimits.carouselDescription,
  }),
  arrange: (items) => byIndex(items).slice(0, MOST_SLIDES),
});
