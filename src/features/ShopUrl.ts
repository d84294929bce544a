import { createContext } from 'react';

/** The address of the shop that the seller entered in the lead form; empty for none. Source: A§3, A§4 (LEAD-006). */
export const ShopUrl = createContext('');
