import { assumed } from '../src/domain/assumed.ts';
import { defineRegion } from './defaults.ts';

export default defineRegion({
  id: 'vn', // B§9
  name: 'Vietnam', // B§1
  baseRegionId: '1562822', // B§9
  defaultRegisterType: 'mobile', // B§9
  allowCodeList: assumed('S-022', ['84']),
  allowCodeKeys: assumed('S-023', ['vn']),
  navBar: { switchLang: { languageList: ['vi-VN', 'en-GB', 'en'] } }, // B§9
  register: { checkNetworkRegion: { allow: ['VN'] } }, // B§5
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
