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

/** The fields that a success holds, as `tasks[].desc`, for each call that answers with some. */
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

/** Paths of the leaves of a value. */
function leaves(value: unknown, at = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inner = Array.isArray(value)
    ? value.flatMap((item) => leaves(item, `${at}[]`))
    : Object.entries(value).flatMap(([key, item]) => leaves(item, at === '' ? key : `${at}.${key}`)); // prettier-ignore
  return [...new Set(inner)].toSorted();
}

async function requestFor({ name }: NotedContract, backend: StoryBackend): Promise<object> {
  if (name === 'oidc.callback') return nonceState(backend.providers);
  const example = exampleRequests[name];
  if (example === undefined) throw new Error(`exampleRequests.ts has none for ${name}; add one.`);
  return example(backend.world);
}

/** Asks a fresh world, through HTTP's own shapes, and takes the envelope off. */
async function ask(contract: NotedContract): Promise<unknown> {
  const backend = createDirectBackend();
  const request = await requestFor(contract, backend);
  const { method } = contract;
  const query = method === 'GET' ? bracketQuery({ ...request }) : '';
  const headers = { 'content-type': 'application/json' };
  const body = method === 'POST' ? { headers, body: JSON.stringify(request) } : {};
  const response = await backend.fetch(addressOf(contract) + query, { method, ...body });
  const opened = openEnvelope(contract.service, await response.json());
  if (opened.kind !== 'success') throw new Error(`${contract.name} answered ${opened.kind}`);
  return opened.data;
}

const shown = contracts.filter(({ open, service }) => !open && service !== 'oauth');

describe.each(shown.map((contract) => [contract.name, contract] as const))(
  '%s',
  (name, contract) => {
    test('answers with all its fields, each of the shape of its contract', async () => {
      const data = await ask(contract);
      expect(strictParse(contract.response, data)).toMatchObject({ ok: true });
      expect(leaves(data)).toEqual(fields[name] ?? []);
    });

    test('may not answer with a field that its contract does not know', async () => {
      const data = Object.assign(structuredClone(await ask(contract)) as object, { extra: 1 }); // a success is an object
      const isOpen = strictParse(contract.response, { anything: 1 }).ok;
      expect(strictParse(contract.response, data).ok).toBe(isOpen);
      expect(leaves(data)).not.toEqual(fields[name] ?? []);
    });
  },
);
