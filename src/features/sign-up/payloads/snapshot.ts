import type { RequestOf } from '../../../api/Contract.ts';
import type { reportAction } from '../../../api/contracts/product/reports.ts';

/** The agreements that were on screen, each with whether it was ticked. */
export type ShownAgreements = Readonly<Record<string, boolean>>;

/** What a seller was shown and agreed to: JSON in a text. Source: S-063. */
export const snapDataOf = (agreements: ShownAgreements, language: string): string =>
  JSON.stringify({ agreements, language });

/** The seller action snapshot. Source: A§3, A§9 (API-030). */
export const actionSnapshot = (
  userId: string,
  snapData: string,
): RequestOf<typeof reportAction> => ({
  domain_type: 1,
  action_type: 2,
  object_id: userId,
  snap_data: snapData,
});

/** That a cross-border seller registered. Source: A§9 (API-031), S-072. */
export const crossBorderAction = (userId: string): RequestOf<typeof reportAction> => ({
  type: 1,
  user_id: userId,
});
