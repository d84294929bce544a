function parseObject(json: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

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
