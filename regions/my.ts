import { assumed } from '../src/domain/assumed.ts';
import { defineRegion } from './defaults.ts';

export default defineRegion({
  id: 'my', // B§9
  name: 'Malaysia', // B§1
  baseRegionId: '1733045', // B§9
  defaultRegisterType: 'mobile', // B§9
  allowCodeList: assumed('S-022', ['60']),
  allowCodeKeys: assumed('S-023', ['my']),
  navBar: {
    switchLang: { languageList: ['en-GB', 'en', 'ms-MY'], defaultLang: assumed('S-206', 'ms-MY') },
  }, // B§9
  register: { checkNetworkRegion: { allow: ['MY'] } }, // B§5
  landing: {
    // prettier-ignore
    desktop: assumed('S-116', [
      'portalNavBar', 'topPlaceholder', 'mainBanner', 'commerceSolution', 'sellerStories',
      'onboardingGuidance', 'questions', 'footer',
    ]),
  },
  switchSiteGroup: 'asia', // B§2
  trackedMarket: true, // B§9
});
