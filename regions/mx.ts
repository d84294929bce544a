import { assumed } from '../src/domain/assumed.ts';
import { defineRegion } from './defaults.ts';

export default defineRegion({
  id: assumed('S-017', 'mx'),
  name: 'Mexico', // B§1
  baseRegionId: '3996063', // B§9
  defaultRegisterType: 'email', // B§9
  agreements: { stripe: false }, // B§5
  allowCodeList: ['1', '52'], // B§5
  allowCodeKeys: assumed('S-023', ['us', 'mx']),
  navBar: {
    switchLang: { languageList: ['en', 'es-419'], defaultLang: assumed('S-206', 'es-419') },
  }, // B§9
  register: { checkNetworkRegion: { allow: ['MX'] } }, // B§5
  landing: {
    desktop: ['navBar', 'topPlaceholder', 'mainBanner', 'bottomNav'], // B§2
  },
  switchSiteGroup: 'northAmerica', // B§2
});
