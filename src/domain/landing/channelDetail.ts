import { keptQuery } from '../redirect/withoutSecrets.ts';

/**
 * Where a lead of the subscribe form comes from: the query of the page as JSON, without accounts,
 * tickets and other secrets; of a name that comes twice, the last value. Source: A§7 (LEAD-017), S-180.
 */
export const channelDetail = (search: string): string =>
  JSON.stringify(Object.fromEntries(new URLSearchParams(keptQuery(search))));
