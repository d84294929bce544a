import { readMainManifest, readSettleManifest } from '../../../src/api/contracts/assets.ts';
import { readConfig } from '../../../src/api/contracts/product/configCentre.ts';
import { readResources } from '../../../src/api/contracts/product/content.ts';
import { readPartnerData } from '../../../src/api/contracts/product/fastOnboarding.ts';
import { readReferralLanding } from '../../../src/api/contracts/product/growth.ts';
import { checkNetworkCountry } from '../../../src/api/contracts/product/networkCheck.ts';
import { readPreloadConfig } from '../../../src/api/contracts/product/preload.ts';
import { contentOf, managedContent } from '../../world/content.ts';
import { answer, type MockedCall } from '../answer.ts';
import { succeed } from '../Resolver.ts';

/** The calls by which pages load content and configuration. */
export const contentCalls: readonly MockedCall[] = [
  answer(checkNetworkCountry, (_, { regionCode }) => succeed({ ip_region: regionCode })),

  answer(readConfig, () =>
    succeed({ config: { config_data: JSON.stringify({ data: { US: { REGION_BAN: false } } }) } }),
  ),

  answer(readResources, ({ resource_module_name: wanted }) =>
    succeed({ resources: [...contentOf(managedContent, wanted)] }),
  ),

  answer(readReferralLanding, () =>
    succeed({
      tasks: [
        { desc: 'Create your seller account', reword: '5' },
        { desc: 'List your first ten products', reword: '15' },
      ],
      total_reward: '20',
      terms_and_conditions: 'Rewards are paid after the first order.',
      is_activity_finish: false,
    }),
  ),

  answer(readPartnerData, (_, { world }) => succeed(world.partnerData)),

  answer(readPreloadConfig, () =>
    succeed({ tcc_config: { settle: ['/settle/packages/form.js'] } }),
  ),

  answer(readMainManifest, () =>
    succeed({ publicUrl: '/manifest/', purePathList: ['main/shell.js'] }),
  ),

  answer(readSettleManifest, () =>
    succeed({ publicUrl: '/manifest/', purePathList: ['settle/form.js'] }),
  ),
];
