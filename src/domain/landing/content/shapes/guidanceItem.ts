import * as z from 'zod/mini';
import { defineShape } from '../Shape.ts';

/** A step of the onboarding guidance. Source: B§3 (LAND-045). */
export const guidanceItem = defineShape({
  schema: ({ filledText, text, flag }) =>
    z.object({ title: filledText(), content: filledText(), duration: text(), isUnfolded: flag() }),
});
