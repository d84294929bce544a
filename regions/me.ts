import { assumed } from '../src/domain/assumed.ts';
import { defineRegion } from './defaults.ts';

export default defineRegion({
  id: assumed('S-017', 'me'),
  name: 'Middle East', // B§1
  defaultRegionCode: assumed('S-014', ''),
  defaultCountry: assumed('S-182', ''),
  areaText: assumed('S-020', 'area_me'),
  navBar: { switchLang: { languageList: ['en', 'ar'], defaultLang: 'ar' } }, // B§9
  globalSellerType: assumed('S-014', 2),
  signInMethods: { registration: assumed('S-014', true) },
});
