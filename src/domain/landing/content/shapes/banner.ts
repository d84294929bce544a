import * as z from 'zod/mini';
import { defineShape } from '../Shape.ts';

export interface BannerItem {
  readonly image: string;
  readonly cta_link: string | null;
}

/** A picture that may be a link. Source: B§3 (LAND-037). */
export const banner = defineShape<BannerItem>({
  schema: ({ filledMedia, link }) => z.object({ image: filledMedia(), cta_link: link() }),
});
