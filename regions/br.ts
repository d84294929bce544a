import { assumed } from '../src/domain/assumed.ts';
import { defineRegion } from './defaults.ts';

export default defineRegion({
  id: 'br', // B§9
  name: 'Brazil', // B§1
  baseRegionId: '3469034', // B§9
  allowCodeList: assumed('S-022', ['55']),
  allowCodeKeys: assumed('S-023', ['br']),
  navBar: { switchLang: { languageList: ['pt-BR', 'en', 'en-GB'] } }, // B§9
  trackedMarket: true, // B§9
});
