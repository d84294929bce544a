import * as z from 'zod/mini';
import { textLimits } from '../../../text/textLimits.ts';
import { defineShape } from '../Shape.ts';

/** The texts of the subscription form; the default stays for an empty one. Source: B§3 (LAND-033), A§9. */
export const subscriptionTexts = defineShape({
  schema: ({ text }) =>
    z
      .object({
        title: text(),
        titleHighlightText: text(),
        description: text(),
        buttonText: text(textLimits.subscribeLabel),
      })
      .check(z.refine((texts) => Object.values(texts).join('') !== '')),
});
