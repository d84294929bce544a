import type { Client } from '../../api/client.ts';
import { growthRelationCreate } from '../../api/contracts/product/growth.ts';
import {
  reachFromDesktop,
  reachFromMobile,
  reportAction,
  reportSource,
  setMarketingOption,
} from '../../api/contracts/product/reports.ts';
import type { Contract, RequestOf } from '../../api/Contract.ts';
import type { RegionConfig } from '../../domain/region/RegionConfig.ts';
import type { Tracking } from '../../domain/tracking/readTracking.ts';
import { registrationSource } from './payloads/registrationSource.ts';
import { actionSnapshot, crossBorderAction } from './payloads/snapshot.ts';

/** What is known once somebody has registered. */
export interface Registered {
  readonly region: Pick<RegionConfig, 'id' | 'baseRegionId' | 'portalRegion' | 'globalSellerType'>;
  /** Null where the server did not say. */
  readonly userId: string | null;
  /** Whether the marketing e-mails were ticked; null where nobody was asked (S-071). */
  readonly marketing: boolean | null;
  /** What was shown and ticked, as `snapDataOf` writes it. */
  readonly snapData: string;
  readonly tracking: Tracking;
  /** The code of a referral, from the query; null for none (S-151). */
  readonly referCode: string | null;
  /** Whether this is the mobile web variant (S-012). */
  readonly mobile: boolean;
  readonly userAgent: string;
}

type Ask = <C extends Contract>(contract: C, request: RequestOf<C>) => Promise<unknown>;

const CROSS_BORDER = 1;

const marketingOption = (ask: Ask, { marketing }: Registered) =>
  marketing === null ? [] : [ask(setMarketingOption, { marketing_opt: marketing ? 1 : 0 })];

/** After the older form: marketing option, action snapshot, reach, cross-border report. Source: A§4 (FLOW-022), API-034. */
export function reportsOfOlderForm(call: Client, registered: Registered): Promise<unknown>[] {
  const { region, userId, snapData, mobile } = registered;
  const reach = { base_region: region.baseRegionId };
  return [
    ...marketingOption(call, registered),
    ...(userId === null ? [] : [call(reportAction, actionSnapshot(userId, snapData))]),
    mobile ? call(reachFromMobile, reach) : call(reachFromDesktop, reach),
    ...(userId === null || region.globalSellerType !== CROSS_BORDER
      ? []
      : [call(reportAction, crossBorderAction(userId))]),
  ];
}

/** After the newer page: the completion with its source, and the relation of a referral. Source: A§4 (FLOW-023), S-075, S-151. */
export function reportsOfNewerPage(call: Client, registered: Registered): Promise<unknown>[] {
  const { region, tracking, referCode, userAgent } = registered;
  const page = { localId: region.id, pageRegion: region.portalRegion, userAgent };
  return [
    call(reportSource, registrationSource(tracking, page)),
    ...marketingOption(call, registered),
    ...(referCode === null ? [] : [call(growthRelationCreate, { refercode: referCode })]),
  ];
}
