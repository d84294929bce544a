import type { RequestOf } from '../Contract.ts';
import type { registerCreateSeller } from '../contracts/product/createSeller.ts';
import type { RegionConfig } from '../../domain/region/RegionConfig.ts';

/** The business data of a registration. Source: A§3, B§3. */
export interface Business {
  readonly region: Pick<RegionConfig, 'baseRegionId' | 'globalSellerType'>;
  /** The page's language, as a BCP 47 tag. */
  readonly language: string;
  /** The agreements that were shown and checked, as JSON from `snapDataOf`. */
  readonly snapData: string;
}

const fieldsOf = ({ region, language, snapData }: Business) => ({
  // A string in the configuration, an int in the request (S-064); base and me have none (S-019).
  ...(region.baseRegionId !== '' && { base_region_id: Number(region.baseRegionId) }),
  global_seller_type: region.globalSellerType,
  default_lang: language,
  snap_data: snapData,
});

/** `biz_param` of a registration: a JSON string. Source: A§3 (API-007). */
export const bizParamOf = (business: Business): string => JSON.stringify(fieldsOf(business));

/** The payload that creates a seller for an account; null for a region without an id (S-019). Source: B§3 (API-008). */
export function createSellerPayload(
  business: Business,
): RequestOf<typeof registerCreateSeller> | null {
  const { base_region_id, ...fields } = fieldsOf(business);
  return base_region_id === undefined ? null : { base_region_id, ...fields };
}
