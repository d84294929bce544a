import type { Client } from '../../api/client.ts';
import { growthRelationCreate } from '../../api/contracts/product/growth.ts';

/** The code of a referral in a query; null for none (S-151). */
export const referCodeOf = (search: string): string | null =>
  new URLSearchParams(search).get('refercode');

/** Creates the relation of a referral once its seller is signed up. Source: A§7, S-151. */
export const createRelation = (call: Client, refercode: string | null): Promise<unknown>[] =>
  refercode === null ? [] : [call(growthRelationCreate, { refercode })];
