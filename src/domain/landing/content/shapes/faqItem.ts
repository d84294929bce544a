import * as z from 'zod/mini';
import { defineShape } from '../Shape.ts';
import { textLink } from '../textLink.ts';

/** A question with its answer. Source: B§3 (LAND-044). */
export const faqItem = defineShape({
  schema: (fields) =>
    z.object({
      title: fields.filledText(),
      content: fields.filledText(),
      links: fields.list(textLink(fields)),
    }),
});
