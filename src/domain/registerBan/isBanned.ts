import { parseObject } from '../tracking/parseObject.ts';

/** Milliseconds that a response of the ban check is valid. Source: A§7, B§9 (API-039). */
export const BAN_LIFETIME_MS = 300_000;

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;

/**
 * Whether the config centre's response bans registration from the US; false when it cannot be read.
 *
 * @param configData JSON text: `{"data":{"US":{"REGION_BAN":true}}}`, or without `data`
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
