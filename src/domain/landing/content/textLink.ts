import * as z from 'zod/mini';
import type { ContentFields } from './contentFields.ts';

/** A link inside of an item: `url` and `text`. Source: B§3 (LAND-044). */
export const textLink = ({ filledLink, filledText }: ContentFields) =>
  z.object({ url: filledLink(), text: filledText() });
