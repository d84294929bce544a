import { expect, it, vi } from 'vitest';
import { shows } from '#shows';
import { createClient } from '../../api/client.ts';
import { createSafeStorage } from '../../domain/tracking/createSafeStorage.ts';
import { checkBan } from './checkBan.ts';

const config = { domainName: 'seller', appName: 'portal', configName: 'ban' };

/** A config centre that answers with a text, and a browser that keeps nothing between tests. */
function around(body: string, status = 200) {
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

const answer = (ban: boolean) =>
  JSON.stringify({
    code: 0,
    message: '',
    config: { config_data: JSON.stringify({ data: { US: { REGION_BAN: ban } } }) },
  });

it('asks by the three names, and counts the answer for five minutes', async () => {
  const { parts, fetched, clock } = around(answer(true));
  expect(await checkBan(config, parts)).toBe(true);
  shows(['API-037'], () => {
    expect(fetched.mock.calls[0]?.[0]).toBe(
      '/api/v1/arch/config_center_gw/get_config?domain_name=seller&app_name=portal&config_name=ban',
    );
  });
  clock.at = 299_999;
  expect(await checkBan(config, parts)).toBe(true);
  shows(['API-039'], () => {
    expect(fetched).toHaveBeenCalledOnce();
  });
  clock.at = 300_000;
  await checkBan(config, parts);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('bans nobody when the answer says so', async () => {
  const { parts } = around(answer(false));
  expect(await checkBan(config, parts)).toBe(false);
});

it.each([
  ['refused', '{"code":5,"message":"no"}', 200],
  ['down', 'down', 503],
  ['a firewall page', '<html></html>', 200],
])('bans nobody when the config centre is %s, and asks again', async (_what, body, status) => {
  const { parts, fetched } = around(body, status);
  expect(await checkBan(config, parts)).toBe(false);
  const asked = fetched.mock.calls.length;
  expect(await checkBan(config, parts)).toBe(false);
  shows(['REG-024'], () => {
    expect(fetched.mock.calls.length).toBeGreaterThan(asked);
  });
});
