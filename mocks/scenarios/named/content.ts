import { callNamed } from '../callNamed.ts';
import * as z from 'zod/mini';
import { contentOf, type SlotContent } from '../../world/content.ts';
import { fullContent } from '../../world/fullContent.ts';
import { hostileContent } from '../../world/hostileContent.ts';
import type { Effect } from '../../world/Rule.ts';
import type { ListedScenario } from '../ListedScenario.ts';

const config = callNamed('product', 'arch.config_center_gw.get_config');
const resources = callNamed('product', 'onboard.resources.get');
const referral = callNamed('product', 'growth.landing_page.get');
const common = callNamed('product', 'common.get');
const preload = callNamed('product', 'onboard.v2.fe_pre_load_config.get');

const changed = (
  name: string,
  sentence: string,
  contract: typeof config,
  data: Extract<Effect, { kind: 'change' }>['data'],
): ListedScenario => ({
  name,
  sentence,
  decides: contract.name,
  rules: [{ contract, effect: { kind: 'change', data } }],
});

const failed = (name: string, sentence: string, contract: typeof config): ListedScenario => ({
  name,
  sentence,
  rules: [{ contract, effect: { kind: 'status', status: 500, retryAfter: null } }],
});

const banned = (config_data: string) => ({ config: { config_data } });
const experiments = { showNewRegisterPage: 1, showDynamicLandingPage: 1, newLookForID: 1 };

const unparsable = {
  resource_module_name: 'SIGN_UP_CAROUSEL',
  resource_content_data: {
    priority: 1,
    category_id: 13,
    campaign_id: 0,
    resource_content: [
      { language: '0', field_key_value_list: [{ key: 'items', value: '[{"title":' }] },
    ],
  },
};

const slotRequest = z.object({ resource_module_name: z.string() });

/** Each slot has its own content. */
const managed = (name: string, sentence: string, content: readonly SlotContent[]) =>
  changed(name, sentence, resources, (request) => ({
    resources: contentOf(content, slotRequest.parse(request).resource_module_name),
  }));

/** The config centre, the experiments and the managed content, each on, off and failing. */
export const contentScenarios: readonly ListedScenario[] = [
  changed(
    'us.banned',
    'The config centre bans registration in the US.',
    config,
    banned('{"data":{"US":{"REGION_BAN":true}}}'),
  ),
  changed(
    'us.ban_unreadable',
    'The config centre’s answer is not JSON: registration stays open.',
    config,
    banned('{"data":'),
  ),
  failed('us.ban_failed', 'The config centre fails: registration stays open.', config),
  managed('landing.managed', 'Every slot has managed content.', fullContent),
  managed(
    'landing.hostile',
    'Every slot has content with markup, scripts, wrong types and far too much text.',
    hostileContent,
  ),
  changed(
    'landing.empty',
    'There is no managed content: the page shows the built-in defaults.',
    resources,
    { resources: [] },
  ),
  failed(
    'landing.failed',
    'The content service fails: the page shows the built-in defaults.',
    resources,
  ),
  {
    name: 'landing.refused',
    sentence: 'The content service refuses with a code: the page shows the built-in defaults.',
    rules: [{ contract: resources, effect: { kind: 'refuse', code: 5, description: null } }],
  },
  changed(
    'landing.unparsable',
    'A piece of content is broken JSON: it is reported and treated as empty.',
    resources,
    { resources: [unparsable] },
  ),
  changed('referral.finished', 'The referral campaign is over: there is no banner.', referral, {
    is_activity_finish: true,
  }),
  changed('referral.empty', 'The referral campaign has no tasks: its modal says so.', referral, {
    tasks: [],
  }),
  failed('referral.failed', 'The referral campaign cannot be read: there is no banner.', referral),
  changed('experiments.on', 'Every experiment is on, and the lead form shows group A.', common, {
    ...experiments,
    ttsPrimaryRegister: 1,
    showLeadForm: 2,
  }),
  changed(
    'experiments.short_video_first',
    'The short-video button leads, and the form opens behind it.',
    common,
    { ttsPrimaryRegister: 1 },
  ),
  changed(
    'experiments.short_video_first_single_form',
    'The short-video button leads, and the single form opens behind it.',
    common,
    { ttsPrimaryRegister: 1, showNewRegisterPage: 0 },
  ),
  changed('experiments.group_a', 'The lead form shows group A.', common, { showLeadForm: 2 }),
  changed('experiments.group_b', 'The lead form shows group B.', common, { showLeadForm: 1 }),
  changed('experiments.off', 'Every experiment is off: the page shows the single form.', common, {
    showNewRegisterPage: 0,
    showDynamicLandingPage: 0,
    newLookForID: 0,
    ttsPrimaryRegister: 0,
    showLeadForm: 0,
  }),
  changed('experiments.prefetch', 'A click on the form fetches the pages behind it.', common, {
    needDynamicFormPrefetch: 1,
  }),
  failed('experiments.failed', 'The experiments cannot be read: their defaults apply.', common),
  failed(
    'preload.failed',
    'Prefetching fails: it is logged, and the page does not change.',
    preload,
  ),
];
