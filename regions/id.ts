import { assumed } from '../src/domain/assumed.ts';
import { defineRegion } from './defaults.ts';

export default defineRegion({
  id: 'id', // B§9
  name: 'Indonesia', // B§1
  baseRegionId: '1643084', // B§9
  defaultRegisterType: 'mobile', // B§9
  allowCodeList: assumed('S-022', ['62']),
  allowCodeKeys: assumed('S-023', ['id']),
  navBar: { switchLang: { languageList: ['id-ID', 'en-GB', 'en'] } }, // B§9
  register: { checkNetworkRegion: { allow: ['ID'] } }, // B§5
  landing: {
    // prettier-ignore
    desktop: [ // B§2
      'portalNavBar', 'topPlaceholder', 'mainBanner', 'commerceSolution', 'sellerStories',
      'onboardingGuidance', 'questions', 'footer',
    ],
  },
  switchSiteGroup: 'asia', // B§2
  signInMethods: { partner: true }, // A§1
  sso: { envs: assumed('S-028', ['conformance']) },
  trackedMarket: true, // B§9
});
