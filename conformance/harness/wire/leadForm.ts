import type { Page } from '@playwright/test';
import { leadForm } from '../../oracle/common/lead.ts';
import { read } from '../expected/read.ts';
import { rewriteAnswer, routeTo } from './routes.ts';

/** A query with which the experiments are answered, the lead form's among them. */
const SCENARIO = 'scenario=experiments.group_b';

/** Switches the lead form on, for one of its groups; gives the query to open the page with. */
export async function switchOnLeadForm(
  page: Page,
  { port, group }: { readonly port: number; readonly group: 'A' | 'B' },
): Promise<string> {
  const value = read(group === 'A' ? leadForm.groupA : leadForm.groupB);
  await page.route(routeTo(leadForm.experiments), (route) =>
    rewriteAnswer(route, port, read(leadForm.flag), value),
  );
  return `?${SCENARIO}`;
}
