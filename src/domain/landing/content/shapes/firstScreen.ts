import * as z from 'zod/mini';
import { defineShape } from '../Shape.ts';
import { textLink } from '../textLink.ts';

/** The words of the first screen. Source: B§3 (LAND-039). */
export const firstScreen = defineShape({
  schema: (fields) =>
    z
      .object({
        slogan: fields.text(),
        highlight: fields.text(),
        note: fields.text(),
        links: fields.list(textLink(fields)),
      })
      .check(z.refine(({ slogan, highlight, note }) => slogan + highlight + note !== '')),
});
