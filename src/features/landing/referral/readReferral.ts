import type { Client } from '../../../api/client.ts';
import {
  growthReferralStatusGet,
  readReferralLanding,
} from '../../../api/contracts/product/growth.ts';
import { type Referral, toReferral } from '../../../components/ReferralModal/Referral.ts';
import type { RegionConfig } from '../../../domain/region/RegionConfig.ts';

interface Invitation {
  readonly region: Pick<RegionConfig, 'baseRegionId' | 'globalSellerType'>;
  /** The code in the address. */
  readonly referCode: string;
}

/**
 * Reads what an invited seller can collect, and requests the status, whose answer nothing on the page
 * depends on. Null where there is no banner: the activity is over, or it cannot be read. Source: A§7
 * (REF-003, REF-006), S-123, S-151, S-152.
 */
export async function readReferral(
  call: Client,
  { region, referCode }: Invitation,
  signal: AbortSignal,
): Promise<Referral | null> {
  void call(growthReferralStatusGet, { refercode: referCode }, signal);
  const answer = await call(
    readReferralLanding,
    {
      seller_type: region.globalSellerType === 1 ? '1' : '2',
      ...(region.baseRegionId !== '' && { base_region: region.baseRegionId }), // S-019
      is_from_register_page: 'true',
    },
    signal,
  );
  if (!answer.ok) return null;
  const referral = toReferral(answer.data);
  return referral.kind === 'finished' ? null : referral;
}
