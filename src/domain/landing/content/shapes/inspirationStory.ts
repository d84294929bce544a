import * as z from 'zod/mini';
import { defineShape } from '../Shape.ts';

const MOST_TIPS = 3;

/** A story with its tips. Source: B§3 (LAND-046). */
export const inspirationStory = defineShape({
  schema: ({ media, filledText, text, list }) =>
    z.object({
      img: media(),
      title: filledText(),
      content: text(),
      tips: list(z.object({ title: filledText(), desc: text() }), MOST_TIPS).check(
        z.refine((tips) => tips.length > 0),
      ),
    }),
});
