import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { REGION_IDS } from '../regions.ts';
import { COLUMNS } from './spread.ts';
import type { Suite } from './factors.ts';

export type { Suite } from './factors.ts';

const Row = z.strictObject({
  suite: z.enum(['errors', 'journey', 'rules']),
  case: z.string().min(1),
  version: z.enum(['stepped', 'single']),
  contact: z.enum(['email', 'phone']),
  viewport: z.enum(['desktop', 'mobile']),
  adversity: z.string().min(1),
  region: z.string().refine((id) => REGION_IDS.includes(id)),
});

/** One row of the plan: what is tested on which site, and what happens meanwhile. */
export type Case = z.infer<typeof Row>;

/** Reads a plan. @throws ZodError naming the field of a line that is not a row. */
export function parsePlan(tsv: string): Case[] {
  const [, ...lines] = tsv.trimEnd().split('\n');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Row.parse(Object.fromEntries(COLUMNS.map((column, index) => [column, cells[index]])));
  });
}

const plan = parsePlan(readFileSync(new URL('./plan.tsv', import.meta.url), 'utf8'));

/** The rows of a suite. */
export const planned = (suite: Suite): Case[] => plan.filter((row) => row.suite === suite);
