import type { Client } from '../../api/client.ts';
import { readConfig } from '../../api/contracts/product/configCentre.ts';
import { isBanned } from '../../domain/registerBan/isBanned.ts';
import type { RegionConfig } from '../../domain/region/RegionConfig.ts';
import type { SafeStorage } from '../../domain/tracking/createSafeStorage.ts';
import { readTimed, writeTimed } from '../../domain/tracking/timedValue.ts';

interface Environment {
  readonly call: Client;
  readonly storage: Pick<SafeStorage, 'read' | 'write'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

type BanConfig = NonNullable<RegionConfig['registrationBan']>;

/**
 * Whether registration is banned here. A response is valid for five minutes; a failure returns false
 * and is not stored. Source: A§7, B§5 (REG-024, API-037 to API-039).
 */
export async function checkBan(config: BanConfig, environment: Environment): Promise<boolean> {
  const { call, storage, now } = environment;
  const kept = readTimed(storage, 'register_ban', now());
  if (kept !== null) return kept === 'banned';
  const answer = await call(readConfig, {
    domain_name: config.domainName,
    app_name: config.appName,
    config_name: config.configName,
  });
  if (!answer.ok) return false;
  const banned = isBanned(answer.data.config.config_data);
  writeTimed(storage, 'register_ban', banned ? 'banned' : 'open', now());
  return banned;
}
