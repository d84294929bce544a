import { assumed } from '../src/domain/assumed.ts';
import { defineRegion, euAndUk } from './defaults.ts';

export default defineRegion({
  id: assumed('S-017', 'gb'),
  name: 'United Kingdom', // B§1
  baseRegionId: '2635167', // B§9
  defaultRegisterType: 'email', // B§9
  agreements: {
    kind: assumed('S-026', 'eu'),
    stripe: true, // B§5
  },
  allowCodeList: euAndUk.codes, // B§5
  allowCodeKeys: assumed('S-023', euAndUk.countries),
  navBar: { switchLang: { languageList: ['en-GB'] } }, // B§9
  register: { checkNetworkRegion: { allow: ['GB'] } }, // B§5
  landing: {
    // prettier-ignore
    desktop: [ // B§2
      'portalNavBar', 'referralBanner', 'mainBanner', 'benefits', 'growthJourney',
      'commerceSolution', 'inspirationStories', 'onboardingGuidance', 'questions', 'footer',
    ],
  },
  switchSiteGroup: 'europe', // B§2
  signInMethods: { google: true }, // B§6
  trackedMarket: true, // B§9
  sellerCentre: true, // B§9
});
