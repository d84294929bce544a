import * as z from 'zod/mini';
import { defineShape } from '../Shape.ts';

/** The intro section: its words and its looping clips. Source: A§2 (LAND-025). */
export const commerceSolution = defineShape({
  schema: ({ filledText, text, filledMedia, media, list }) =>
    z.object({
      title: filledText(),
      subTitle: text(),
      videos: list(z.object({ src: filledMedia(), poster: media() })),
    }),
});
