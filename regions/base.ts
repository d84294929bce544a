import { assumed } from '../src/domain/assumed.ts';
import { defineRegion } from './defaults.ts';

export default defineRegion({
  id: assumed('S-017', 'base'),
  name: 'Base configuration', // B§1
  defaultRegionCode: assumed('S-015', ''),
  defaultCountry: assumed('S-182', ''),
  areaText: assumed('S-020', 'area_base'),
  globalSellerType: assumed('S-015', 2),
  signInMethods: { registration: assumed('S-015', true) },
});
