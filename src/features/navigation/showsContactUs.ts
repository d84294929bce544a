import { sellerCondition, type SellerCondition } from '../../domain/session/sellerCondition.ts';

/** Whether somebody is offered to contact us; null = not a seller, or nobody is logged in. Source: A§4, B§2 (NAV-004). */
export const showsContactUs = (condition: SellerCondition | null): boolean =>
  condition !== sellerCondition.JOINED && condition !== sellerCondition.DEACTIVATED;
