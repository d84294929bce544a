import { parseObject } from '../tracking/parseObject.ts';

/** Milliseconds that an answer of the ban check counts. Source: A§7, B§9 (API-039). */
export const BAN_LIFETIME_MS = 300_000;

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;

/**
 * Whether the config centre's answer bans registration from the US; what cannot be read bans nobody.
 *
 * @param configData JSON in a text: `{"data":{"US":{"REGION_BAN":true}}}`, or without `data`
 *
 * Source: A§7, B§3 (API-038), S-045.
 */
export function isBanned(configData: string): boolean {
  const config = parseObject(configData);
  const ban = (from: unknown) => fieldOf(fieldOf(from, 'US'), 'REGION_BAN');
  return [ban(config['data']), ban(config)].some((value) =>
    [true, 1, 'true'].some((yes) => yes === value),
  );
}
