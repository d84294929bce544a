import { isSellerCondition, type SellerCondition } from './sellerCondition.ts';
import { sellerTypeOf, type SellerType } from './sellerType.ts';

/** The fields of a session that the portal keeps. Source: A§3, B§3 (API-042). */
export interface SessionInfo {
  readonly user_id_str: string;
  /** Null for an account without a shop. */
  readonly seller: {
    readonly seller_id: string;
    /** Null for a condition that is not listed. */
    readonly seller_condition: SellerCondition | null;
    /** Null for a type that is not listed. */
    readonly seller_type: SellerType | null;
  } | null;
  readonly global_seller: { readonly global_seller_id: string } | null;
}

/** The login check's response as documented; the server may send more fields. */
interface LoginCheckResponse {
  readonly user_id_str?: string | null | undefined;
  readonly seller?:
    | {
        readonly seller_id: string;
        readonly seller_condition: number;
        readonly seller_type?: string | null | undefined;
      }
    | null
    | undefined;
  readonly global_seller?: { readonly global_seller_id: string } | null | undefined;
}

/** The session of a login check's response, reduced to the kept fields; null for an anonymous visitor (S-102). */
export function sessionOf(response: LoginCheckResponse): SessionInfo | null {
  const { user_id_str, seller, global_seller } = response;
  if (!user_id_str) return null;
  return {
    user_id_str,
    seller: seller
      ? {
          seller_id: seller.seller_id,
          seller_condition: isSellerCondition(seller.seller_condition)
            ? seller.seller_condition
            : null,
          seller_type: sellerTypeOf(seller.seller_type),
        }
      : null,
    global_seller: global_seller ? { global_seller_id: global_seller.global_seller_id } : null,
  };
}
