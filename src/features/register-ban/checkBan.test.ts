import { expect, it, vi } from 'vitest';
import { covers } from '#covers';
import { createClient } from '../../api/client.ts';
import { createSafeStorage } from '../../domain/tracking/createSafeStorage.ts';
import { checkBan } from './checkBan.ts';

const config = { domainName: 'seller', appName: 'portal', configName: 'ban' };

/** A config centre with a fixed response, and a browser with new storage. */
function environment(body: string, status = 200) {
  const kept = new Map<string, string>();
  const area = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, { status })));
  const clock = { at: 0 };
  return {
    fetched,
    clock,
    parts: {
      call: createClient({ fetch: fetched }),
      storage: createSafeStorage({ local: area, session: area }),
      now: () => clock.at,
    },
  };
}

const response = (ban: boolean) =>
  JSON.stringify({
    code: 0,
    message: '',
    config: { config_data: JSON.stringify({ data: { US: { REGION_BAN: ban } } }) },
  });

it('requests the config by its three names, and uses the response for five minutes', async () => {
  const { parts, fetched, clock } = environment(response(true));
  expect(await checkBan(config, parts)).toBe(true);
  covers(['API-037'], () => {
    expect(fetched.mock.calls[0]?.[0]).toBe(
      '/api/v1/arch/config_center_gw/get_config?domain_name=seller&app_name=portal&config_name=ban',
    );
  });
  await covers(['API-039'], async () => {
    clock.at = 299_999;
    expect(await checkBan(config, parts)).toBe(true);
    expect(fetched).toHaveBeenCalledOnce();
    clock.at = 300_000;
    await checkBan(config, parts);
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

it('is false when the config does not ban', async () => {
  const { parts } = environment(response(false));
  expect(await checkBan(config, parts)).toBe(false);
});

it.each([
  ['an error', '{"code":5,"message":"no"}', 200],
  ['unavailable', 'down', 503],
  ['a firewall page', '<html></html>', 200],
])('is false when the response is %s, and requests again', async (_what, body, status) => {
  const { parts, fetched } = environment(body, status);
  const first = await checkBan(config, parts);
  const requests = fetched.mock.calls.length;
  const second = await checkBan(config, parts);
  covers(['REG-024'], () => {
    expect([first, second]).toEqual([false, false]);
  });
  expect(fetched.mock.calls.length).toBeGreaterThan(requests);
});
