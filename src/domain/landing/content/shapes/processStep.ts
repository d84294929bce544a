import * as z from 'zod/mini';
import { defineShape } from '../Shape.ts';

/** A step of the growth journey, and when it comes. Source: B§3 (LAND-043). */
export const processStep = defineShape({
  schema: ({ filledText, text }) =>
    z.object({ title: filledText(), timer: text(), content: text() }),
});
