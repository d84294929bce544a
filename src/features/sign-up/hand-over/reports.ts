import type { Client } from '../../../api/client.ts';
import {
  reachFromDesktop,
  reachFromMobile,
  reportAction,
  reportActionNotLoggedIn,
  reportSource,
  setMarketingOption,
} from '../../../api/contracts/product/reports.ts';
import type { Contract, RequestOf } from '../../../api/Contract.ts';
import type { RegionConfig } from '../../../domain/region/RegionConfig.ts';
import type { Tracking } from '../../../domain/tracking/readTracking.ts';
import { createRelation } from '../../shared/createRelation.ts';
import {
  marketingOf,
  shownAgreements,
  type Checkboxes,
  type Types,
} from '../shared/shownAgreements.ts';
import { registrationSource } from './registrationSource.ts';
import { snapDataOf } from '../../../api/account/snapDataOf.ts';
import { actionSnapshot, agreementsAction, crossBorderAction } from './snapshot.ts';

/** The facts of a completed registration. */
export interface RegistrationFacts {
  readonly region: Pick<
    RegionConfig,
    'baseRegionId' | 'defaultRegionCode' | 'portalRegion' | 'globalSellerType'
  >;
  /** Of the new account, or of the session; null when there is neither. */
  readonly userId: string | null;
  /** Whether marketing e-mails were accepted; null when the form did not ask (S-071). */
  readonly marketing: boolean | null;
  /** The agreements that were shown and checked, as JSON from `snapDataOf`. */
  readonly snapData: string;
  readonly tracking: Tracking;
  /** The code of a referral, from the query; null for none (S-151). */
  readonly referCode: string | null;
  /** Whether this is the mobile web variant (S-012). */
  readonly mobile: boolean;
  readonly userAgent: string;
}

/** The facts of a registration that only the form has. */
export type Shown = Pick<RegistrationFacts, 'userId' | 'marketing' | 'snapData'>;

type Send = <C extends Contract>(contract: C, request: RequestOf<C>) => Promise<unknown>;

const CROSS_BORDER = 1;

const marketingOption = (send: Send, { marketing }: RegistrationFacts) =>
  marketing === null ? [] : [send(setMarketingOption, { marketing_opt: marketing ? 1 : 0 })];

/** The snapshot of the agreements: by the account, or without it where there is no session (S-073). */
const snapshot = (send: Send, { userId, snapData }: RegistrationFacts) =>
  userId === null
    ? send(reportActionNotLoggedIn, agreementsAction(snapData))
    : send(reportAction, actionSnapshot(userId, snapData));

/**
 * After the single form: marketing option, action snapshot, reach, cross-border report, the relation
 * of a referral. Source: A§4 (FLOW-022), API-034, S-151.
 */
export function singleFormReports(call: Client, registered: RegistrationFacts): Promise<unknown>[] {
  const { region, userId, mobile } = registered;
  const reach = region.baseRegionId === '' ? {} : { base_region: region.baseRegionId };
  return [
    ...marketingOption(call, registered),
    snapshot(call, registered),
    mobile ? call(reachFromMobile, reach) : call(reachFromDesktop, reach),
    ...(userId === null || region.globalSellerType !== CROSS_BORDER
      ? []
      : [call(reportAction, crossBorderAction(userId))]),
    ...createRelation(call, registered.referCode),
  ];
}

/** After the stepped page: the completion with its source, and the relation of a referral. Source: A§4 (FLOW-023), S-075, S-151. */
export function steppedReports(call: Client, registered: RegistrationFacts): Promise<unknown>[] {
  const { region, tracking, userAgent } = registered;
  const page = { localId: region.defaultRegionCode, pageRegion: region.portalRegion, userAgent };
  return [
    call(reportSource, registrationSource(tracking, page)),
    ...marketingOption(call, registered),
    ...createRelation(call, registered.referCode),
  ];
}

/** What the reports of a registration need of the agreements that were on screen. */
export const shownOf = (
  region: Parameters<typeof shownAgreements>[0],
  types: Types,
  checkboxes: Checkboxes,
  language: string,
): Omit<Shown, 'userId'> => ({
  marketing: marketingOf(region, types, checkboxes),
  snapData: snapDataOf(shownAgreements(region, types, checkboxes), language),
});
