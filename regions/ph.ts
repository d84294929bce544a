import { assumed } from '../src/domain/assumed.ts';
import { defineRegion } from './defaults.ts';

export default defineRegion({
  id: 'ph', // B§9
  name: 'Philippines', // B§1
  baseRegionId: '1694008', // B§9
  defaultRegisterType: 'mobile', // B§9
  allowCodeList: assumed('S-022', ['63']),
  allowCodeKeys: assumed('S-023', ['ph']),
  navBar: { switchLang: { languageList: ['en', 'en-GB'] } }, // B§9
  register: { checkNetworkRegion: { allow: ['PH'] } }, // B§5
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
