import { describe, expect, test } from 'vitest';
import { addressOf } from '../../src/api/addressOf.ts';
import { bracketQuery } from '../../src/api/bracketQuery.ts';
import type { NotedContract } from '../../src/api/Contract.ts';
import { openEnvelope } from '../../src/api/envelope.ts';
import type { StoryBackend } from '../adapters/browser.ts';
import { createDirectBackend } from '../adapters/direct.ts';
import { contracts } from '../contracts.ts';
import { exampleRequests } from './support/exampleRequests.ts';
import { nonceState } from './support/nonceState.ts';
import { strictParse } from './strictParse.ts';

/** The fields of a success, such as `tasks[].desc`, for each call that returns some. */
const fields: Readonly<Record<string, readonly string[]>> = {
  'email.register.code_verify': ['verification_ticket'],
  'mobile.register.code_verify': ['verification_ticket'],
  'email.check_code': ['ticket'],
  'mobile.check_code': ['ticket'],
  register: ['redirect_url', 'user_id', 'user_id_str'],
  'activate_email.register': ['redirect_url', 'user_id', 'user_id_str'],
  'email.register_verify_login': ['redirect_url', 'user_id', 'user_id_str'],
  'email.register.ticket_register': ['redirect_url', 'user_id', 'user_id_str'],
  sms_login_with_bind: ['redirect_url', 'user_id'],
  email_login_with_bind: ['redirect_url', 'user_id'],
  oauth_login_with_email_bind: ['redirect_url', 'user_id'],
  oauth_login_with_mobile_bind: ['redirect_url', 'user_id'],
  'account.login': ['redirect_url', 'user_id', 'user_id_str'],
  'oauth.callback': ['redirect_url', 'user_id'],
  'oidc.callback': ['oidc_next'],
  'network.country.check': ['ip_region'],
  'account.get': [
    'default_locale',
    'global_seller.global_seller_id',
    'seller.seller_condition',
    'seller.seller_id',
    'user_id_str',
  ],
  'arch.config_center_gw.get_config': ['config.config_data'],
  'onboard.resources.get': [
    'resources[].resource_content_data.campaign_id',
    'resources[].resource_content_data.category_id',
    'resources[].resource_content_data.priority',
    'resources[].resource_content_data.resource_content[].field_key_value_list[].key',
    'resources[].resource_content_data.resource_content[].field_key_value_list[].value',
    'resources[].resource_content_data.resource_content[].language',
    'resources[].resource_module_name',
  ],
  'growth.landing_page.get': [
    'is_activity_finish',
    'tasks[].desc',
    'tasks[].reword',
    'terms_and_conditions',
    'total_reward',
  ],
  'join.create_seller': ['seller_id'],
  'join.register_create_seller': ['seller_id'],
  'onboard.v1.toko_fast_onboard.toko_data.prefill': [
    'censoredEmail',
    'emailTicket',
    'verifyTicket',
  ],
  'onboard.v2.fe_pre_load_config.get': ['tcc_config.settle[]'],
  'manifest.main': ['publicUrl', 'purePathList[]'],
  'manifest.settle': ['publicUrl', 'purePathList[]'],
};

/** The path of every value in a response. */
function valuePaths(value: unknown, at = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inner = Array.isArray(value)
    ? value.flatMap((item) => valuePaths(item, `${at}[]`))
    : Object.entries(value).flatMap(([key, item]) => valuePaths(item, at === '' ? key : `${at}.${key}`)); // prettier-ignore
  return [...new Set(inner)].toSorted();
}

async function requestFor({ name }: NotedContract, backend: StoryBackend): Promise<object> {
  if (name === 'oidc.callback') return nonceState(backend.providers);
  const example = exampleRequests[name];
  if (example === undefined)
    throw new Error(`exampleRequests.ts has no request for ${name}; add one.`);
  return example(backend.world);
}

/** Makes a call in a fresh world that changes fields of the response. */
async function ask(contract: NotedContract, changes: Readonly<Record<string, unknown>> = {}) {
  const backend = createDirectBackend();
  const request = await requestFor(contract, backend);
  const effect = { kind: 'change', data: changes } as const;
  await backend.world.begin({ name: 'changed', rules: [{ contract, effect }] });
  const { method } = contract;
  const query = method === 'GET' ? bracketQuery({ ...request }) : '';
  const headers = { 'content-type': 'application/json' };
  const body = method === 'POST' ? { headers, body: JSON.stringify(request) } : {};
  const { status, ...answer } = await backend
    .fetch(addressOf(contract) + query, { method, ...body })
    .then(async (response) => ({ status: response.status, body: await response.json() }));
  const opened = openEnvelope(contract.service, answer.body);
  return { status, data: opened.kind === 'success' ? opened.data : null };
}

const shown = contracts.filter(({ open, service }) => !open && service !== 'oauth');

describe.each(shown.map((contract) => [contract.name, contract] as const))(
  '%s',
  (name, contract) => {
    const wanted = fields[name] ?? [];

    test('returns all its fields, each as its contract declares it', async () => {
      const { status, data } = await ask(contract);
      expect(status).toBe(200);
      expect(strictParse(contract.response, data)).toMatchObject({ ok: true });
      expect(valuePaths(data)).toEqual(wanted);
    });

    const takesAnything = strictParse(contract.response, { anything: 1 }).ok;

    test('a response with an extra field is stopped, or differs from the list above', async () => {
      const { status, data } = await ask(contract, { anything: 1 });
      expect(status).toBe(takesAnything ? 200 : 500);
      expect(valuePaths(data)).not.toEqual(wanted);
    });

    const topFields = [...new Set(wanted.map((field) => field.split(/[.[]/)[0] ?? field))];

    test.each(topFields)(
      'a response without %s is stopped, or differs from the list above',
      async (field) => {
        const { data } = await ask(contract, { [field]: undefined });
        expect(valuePaths(data)).not.toEqual(wanted);
      },
    );
  },
);
