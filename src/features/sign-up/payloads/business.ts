import type { RequestOf } from '../../../api/Contract.ts';
import type { registerCreateSeller } from '../../../api/contracts/product/createSeller.ts';
import type { RegionConfig } from '../../../domain/region/RegionConfig.ts';

/** What a registration tells of the business behind it. Source: A§3, B§3. */
export interface Business {
  readonly region: Pick<RegionConfig, 'baseRegionId' | 'globalSellerType'>;
  /** The page's language, as a BCP 47 tag. */
  readonly language: string;
  /** What was shown and ticked, as `snapDataOf` writes it. */
  readonly snapData: string;
}

const fieldsOf = ({ region, language, snapData }: Business) => ({
  // A string in the configuration, an int on the wire (S-064); base and me have none (S-019).
  ...(region.baseRegionId !== '' && { base_region_id: Number(region.baseRegionId) }),
  global_seller_type: region.globalSellerType,
  default_lang: language,
  snap_data: snapData,
});

/** `biz_param` of a registration: JSON in a text. Source: A§3 (API-007). */
export const bizParamOf = (business: Business): string => JSON.stringify(fieldsOf(business));

/** What makes an account a seller; null where the region has no id of its own (S-019). Source: B§3 (API-008). */
export function createSellerPayload(
  business: Business,
): RequestOf<typeof registerCreateSeller> | null {
  const { base_region_id, ...fields } = fieldsOf(business);
  return base_region_id === undefined ? null : { base_region_id, ...fields };
}
