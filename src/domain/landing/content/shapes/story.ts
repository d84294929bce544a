import * as z from 'zod/mini';
import { defineShape } from '../Shape.ts';

const MOST_STATS = 3;

/** A seller's story. Source: B§3 (LAND-041). */
export const story = defineShape({
  schema: ({ media, filledText, text, list }) =>
    z.object({
      image: media(),
      title: text(),
      content: filledText(),
      userAvatar: media(),
      name: filledText(),
      job: text(),
      stats: list(z.object({ kind: text(), value: filledText(), label: text() }), MOST_STATS),
    }),
});
