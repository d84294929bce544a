import { assumed } from '../src/domain/assumed.ts';
import { defineRegion, euAndUk } from './defaults.ts';

export default defineRegion({
  id: 'es', // B§9
  name: 'Spain', // B§1
  baseRegionId: '2510769', // B§9
  defaultRegisterType: 'email', // B§9
  agreements: {
    kind: assumed('S-026', 'eu'),
    stripe: true, // B§5
  },
  allowCodeList: euAndUk.codes, // B§5
  allowCodeKeys: assumed('S-023', euAndUk.countries),
  navBar: { switchLang: { languageList: ['en-GB', 'es'], defaultLang: 'es' } }, // B§9
  register: { checkNetworkRegion: { allow: ['ES'] } }, // B§5
  landing: {
    desktop: ['navBar', 'topPlaceholder', 'mainBannerWithVideo', 'bottomNav'], // B§2
  },
  invitedOnly: true, // B§6
  switchSiteGroup: 'europe', // B§2
  trackedMarket: true, // B§9
  sellerCentre: true, // B§9
});
