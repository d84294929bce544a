import type { RequestOf } from '../../../api/Contract.ts';
import type {
  reportAction,
  reportActionNotLoggedIn,
} from '../../../api/contracts/product/reports.ts';

/** The agreements of a seller without a session. Source: A§9, S-073. */
export const agreementsAction = (
  snapData: string,
): Extract<RequestOf<typeof reportActionNotLoggedIn>, { domain_type: 1 }> => ({
  domain_type: 1,
  action_type: 2,
  snap_data: snapData,
});

/** The seller action snapshot. Source: A§3, A§9 (API-030). */
export const actionSnapshot = (
  userId: string,
  snapData: string,
): RequestOf<typeof reportAction> => ({ ...agreementsAction(snapData), object_id: userId });

/** The report that a cross-border seller registered. Source: A§9 (API-031), S-072. */
export const crossBorderAction = (userId: string): RequestOf<typeof reportAction> => ({
  type: 1,
  user_id: userId,
});
