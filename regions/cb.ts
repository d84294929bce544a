import { assumed } from '../src/domain/assumed.ts';
import { defineRegion } from './defaults.ts';

export default defineRegion({
  id: 'cb', // B§9
  name: 'Cross-border (China)', // B§1
  defaultRegionCode: assumed('S-020', 'CN'),
  baseRegionId: assumed('S-019', '1814991'),
  defaultRegisterType: assumed('S-021', 'mobile'),
  agreements: { kind: assumed('S-026', 'cb') },
  allowCodeList: ['86', '852'], // B§5
  allowCodeKeys: assumed('S-023', ['cn', 'hk']),
  navBar: { switchLang: { languageList: ['zh-CN', 'en'] } }, // B§9
  globalSellerType: 1, // B§9
  landing: {
    // prettier-ignore
    desktop: assumed('S-116', [
      'portalNavBar', 'mainBanner', 'headerTabs', 'benefits', 'growthJourney',
      'commerceSolution', 'inspirationStories', 'sellerStories', 'onboardingGuidance',
      'questions', 'footer',
    ]),
    sellerStorySlot: assumed('S-116', 11),
  },
  trackedMarket: true, // B§9
  fansModule: true, // B§9
});
