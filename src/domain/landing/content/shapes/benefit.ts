import * as z from 'zod/mini';
import { defineShape } from '../Shape.ts';

/** Source: B§3 (LAND-042). */
export const benefit = defineShape({
  schema: ({ filledText, text, media }) =>
    z.object({ title: filledText(), highlight: text(), content: text(), image: media() }),
});
