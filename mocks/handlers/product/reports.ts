import {
  createSeller,
  registerCreateSeller,
} from '../../../src/api/contracts/product/createSeller.ts';
import { createRawLead } from '../../../src/api/contracts/product/lead.ts';
import * as reports from '../../../src/api/contracts/product/reports.ts';
import type { World } from '../../world/World.ts';
import { answer, type MockedCall } from '../answer.ts';
import { refusals } from '../refusals.ts';
import { succeed } from '../Resolver.ts';

const JOIN_TODO1 = 1;

const keep = async (report: string, fields: object, world: World) => {
  await world.reports.add({ report, ...fields });
  return succeed({});
};

/** Makes the logged-in account a seller. */
async function makeSeller(world: World) {
  const account = world.session === null ? null : world.accounts.byId(world.session);
  if (account === null) return refusals.notLoggedIn();
  const sellerId = account.sellerId ?? `8${account.userId.slice(1)}`;
  const sellerCondition = account.sellerCondition || JOIN_TODO1;
  await world.accounts.change(account.userId, { sellerId, sellerCondition });
  return succeed({ seller_id: sellerId });
}

/** The reports that the portal sends after a sign-up, and the leads. */
export const reportCalls: readonly MockedCall[] = [
  answer(reports.reportAction, (fields, { world }) => keep('action', fields, world)),
  answer(reports.reportActionNotLoggedIn, (fields, { world }) => keep('action', fields, world)),
  answer(reports.reportSource, (fields, { world }) => keep('source', fields, world)),
  answer(reports.reachFromMobile, (fields, { world }) => keep('reach', fields, world)),
  answer(reports.reachFromDesktop, (fields, { world }) => keep('reach', fields, world)),
  answer(reports.setMarketingOption, (fields, { world }) => keep('marketing', fields, world)),

  answer(createRawLead, async (lead, { world }) => {
    await world.leads.add(lead);
    return succeed({});
  }),

  answer(createSeller, (_, { world }) => makeSeller(world)),
  answer(registerCreateSeller, (_, { world }) => makeSeller(world)),
];
