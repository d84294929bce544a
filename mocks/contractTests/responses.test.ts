import { describe, expect, it } from 'vitest';
import { covers, type RequirementIds } from '#covers';
import type { Service } from '../../src/api/Contract.ts';
import { callAt, type Method } from './callAt.ts';
import { type Body, without } from './fields.ts';
import { redirect_url, ticket } from './samples.ts';

interface Success {
  /** Missing where no requirement rests on the samples. */
  readonly ids?: RequirementIds;
  readonly service?: Service;
  readonly method?: Method;
  readonly path: string;
  /** Where the specification gives no type of a field, one of these has to pass. */
  readonly samples: readonly Body[];
  readonly required: readonly string[];
}

const registered: Omit<Success, 'path'> = {
  ids: ['API-012'],
  samples: [7001, '7001'].map((user_id) => ({ user_id, user_id_str: '7001', redirect_url })),
  required: [],
};

const bound: Omit<Success, 'path'> = {
  samples: [7001, '7001'].map((user_id) => ({ user_id, redirect_url })),
  required: [],
};

const sent: Omit<Success, 'path'> = {
  ids: ['API-018'],
  samples: [{ error_code: 0, description: '', log_id: '20260101' }],
  required: [],
};

const checked: Omit<Success, 'path'> = {
  ids: ['API-021'],
  samples: [{ verification_ticket: ticket }],
  required: ['verification_ticket'],
};

const successes: readonly Success[] = [
  { ...registered, path: '/register/' },
  { ...registered, path: '/email/register/ticket_register/' },
  { ...bound, path: '/sms_login_with_bind/' },
  { ...bound, path: '/email_login_with_bind/' },
  { ...sent, path: '/email/send_code/' },
  { ...sent, path: '/mobile/send_code/' },
  { ...checked, path: '/email/register/code_verify/' },
  { ...checked, path: '/mobile/register/code_verify/' },
  {
    path: '/oidc/callback/',
    samples: [{ oidc_next: '/homepage' }],
    required: [],
  },
  {
    ids: ['API-025'],
    service: 'product',
    method: 'GET',
    path: '/seller/network/country/check',
    samples: [{ ip_region: 'GB' }],
    required: ['ip_region'],
  },
  {
    ids: ['API-038'],
    service: 'product',
    method: 'GET',
    path: '/arch/config_center_gw/get_config',
    samples: [{ config: { config_data: '{"data":{"US":{"REGION_BAN":true}}}' } }],
    required: ['config', 'config.config_data'],
  },
  {
    service: 'product',
    method: 'GET',
    path: '/seller/growth/landing_page/get',
    samples: [500, '500'].flatMap((total_reward) =>
      [10, '10'].map((reword) => ({
        tasks: [{ desc: 'List ten products', reword }],
        total_reward,
        terms_and_conditions: 'https://seller.example/terms',
        is_activity_finish: false,
      })),
    ),
    required: ['tasks', 'total_reward', 'terms_and_conditions', 'is_activity_finish'],
  },
  {
    service: 'product',
    method: 'GET',
    path: '/seller/account/get',
    samples: [8001, '8001'].map((id) => ({
      seller: { seller_id: id, seller_condition: 0 },
      global_seller: { global_seller_id: id },
      user_id_str: '7001',
    })),
    required: [],
  },
];

describe.each(successes)('the successful response of $path', (success) => {
  const { ids, service = 'passport', method = 'POST', path, samples, required } = success;
  const step = (run: () => void) => (ids === undefined ? run() : covers(ids, run));
  const accepts = (candidate: Body) =>
    callAt(service, method, path).response.safeParse(candidate).success;

  it('has the fields that the specification gives', () => {
    step(() => {
      expect(samples.some(accepts)).toBe(true);
    });
  });

  it.runIf(required.length > 0).each(required)('requires %s', (field) => {
    step(() => {
      expect(samples.some((sample) => accepts(without(sample, field)))).toBe(false);
    });
  });
});

it('takes the configuration as a JSON string, not as an object', () => {
  covers(['API-038'], () => {
    const { response } = callAt('product', 'GET', '/arch/config_center_gw/get_config');
    expect(response.safeParse({ config: { config_data: { data: {} } } }).success).toBe(false);
  });
});
