import { assumed } from '../src/domain/assumed.ts';
import { defineRegion, euAndUk } from './defaults.ts';

export default defineRegion({
  id: 'fr', // B§9
  name: 'France', // B§1
  baseRegionId: '3017382', // B§9
  defaultRegisterType: 'email', // B§9
  agreements: {
    kind: assumed('S-026', 'eu'),
    stripe: true, // B§5
  },
  allowCodeList: euAndUk.codes, // B§5
  allowCodeKeys: assumed('S-023', euAndUk.countries),
  navBar: { switchLang: { languageList: ['en-GB', 'fr'], defaultLang: assumed('S-206', 'fr') } }, // B§9
  register: { checkNetworkRegion: { allow: ['FR'] } }, // B§5
  landing: {
    desktop: ['navBar', 'topPlaceholder', 'mainBannerWithVideo', 'bottomNav'], // B§2
  },
  trackedMarket: true, // B§9
});
