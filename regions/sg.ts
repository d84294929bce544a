import { assumed } from '../src/domain/assumed.ts';
import { defineRegion } from './defaults.ts';

export default defineRegion({
  id: 'sg', // B§9
  name: 'Singapore', // B§1
  baseRegionId: '1880251', // B§9
  defaultRegisterType: 'mobile', // B§9
  allowCodeList: assumed('S-022', ['65']),
  allowCodeKeys: assumed('S-023', ['sg']),
  navBar: { switchLang: { languageList: ['en-GB', 'en'] } }, // B§9
  register: { checkNetworkRegion: { allow: ['SG'] } }, // B§5
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
