import * as z from 'zod/mini';
import { defineShape } from '../Shape.ts';

/** A picture that may be a link. Source: B§3 (LAND-037). */
export const banner = defineShape({
  schema: ({ filledMedia, link }) => z.object({ image: filledMedia(), cta_link: link() }),
});
