import { assumed } from '../src/domain/assumed.ts';
import { defineRegion, euAndUk } from './defaults.ts';

export default defineRegion({
  id: 'de', // B§9
  name: 'Germany', // B§1
  baseRegionId: '2921044', // B§9
  defaultRegisterType: 'email', // B§9
  agreements: {
    kind: assumed('S-026', 'eu'),
    stripe: assumed('S-025', true),
  },
  allowCodeList: euAndUk.codes, // B§5
  allowCodeKeys: assumed('S-023', euAndUk.countries),
  navBar: {
    switchLang: { languageList: ['en-GB', 'de-DE'], defaultLang: assumed('S-206', 'de-DE') },
  }, // B§9
  landing: {
    desktop: assumed('S-116', ['navBar', 'topPlaceholder', 'mainBannerWithVideo', 'bottomNav']),
  },
  trackedMarket: true, // B§9
});
