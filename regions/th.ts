import { assumed } from '../src/domain/assumed.ts';
import { defineRegion } from './defaults.ts';

export default defineRegion({
  id: 'th', // B§9
  name: 'Thailand', // B§1
  baseRegionId: '1605651', // B§9
  defaultRegisterType: 'mobile', // B§9
  allowCodeList: assumed('S-022', ['66']),
  allowCodeKeys: assumed('S-023', ['th']),
  navBar: { switchLang: { languageList: ['th-TH', 'en-GB', 'en'] } }, // B§9
  register: { checkNetworkRegion: { allow: ['TH'] } }, // B§5
  ageLimit: 20, // A§5
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
