import { assumed } from '../src/domain/assumed.ts';
import { defineRegion } from './defaults.ts';

export default defineRegion({
  id: 'us', // B§9
  name: 'United States', // B§1
  baseRegionId: assumed('S-019', '6252001'),
  defaultRegisterType: 'email', // B§9
  agreements: {
    kind: assumed('S-026', 'us'),
    stripe: false, // B§5
  },
  allowCodeList: assumed('S-022', ['1']),
  allowCodeKeys: assumed('S-023', ['us']),
  navBar: { switchLang: { languageList: assumed('S-136', ['en']) } },
  register: {
    checkNetworkRegion: { allow: ['US'] }, // B§5
    version: assumed('S-010', 'V3'),
    usVersion: true, // B§2
  },
  landing: {
    // prettier-ignore
    desktop: [ // B§2
      'portalNavBar', 'topPlaceholder', 'mainBanner', 'commerceSolution', 'sellerStories',
      'onboardingGuidance', 'questions', 'subscribeForm', 'footer',
    ],
    bannerExtras: ['carousel', 'topBanner'], // B§2
    h5Register: assumed('S-128', true),
    subscribeButton: assumed('S-145', true),
  },
  switchSiteGroup: 'northAmerica', // B§2
  signInMethods: { google: true, shortVideo: true }, // B§6
  sso: { envs: assumed('S-028', ['conformance']) },
  bindContactStep: true, // B§2
  registrationBan: assumed('S-045', {
    domainName: 'seller',
    appName: 'sign_up',
    configName: 'region_ban',
  }),
  trackedMarket: true, // B§9
  sellerCentre: true, // B§9
  mainDataCentre: 'us-ttp', // B§9
  variants: assumed('S-002', ['standard', 'accu']),
});
