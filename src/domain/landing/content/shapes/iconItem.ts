import * as z from 'zod/mini';
import { defineShape } from '../Shape.ts';

/** A service provider, or a QR code. Source: B§3 (LAND-040). */
export const iconItem = defineShape({
  schema: ({ filledMedia, filledText }) => z.object({ icon: filledMedia(), title: filledText() }),
});
