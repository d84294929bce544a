import { sellerCondition, type SellerCondition } from '../../domain/session/sellerCondition.ts';

/** Whether the contact link is shown; null = not a seller, or logged out. Source: A§4, B§2 (NAV-004). */
export const showsContactUs = (condition: SellerCondition | null): boolean =>
  condition !== sellerCondition.JOINED && condition !== sellerCondition.DEACTIVATED;
