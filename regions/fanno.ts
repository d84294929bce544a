import { assumed } from '../src/domain/assumed.ts';
import { defineRegion } from './defaults.ts';

export default defineRegion({
  id: assumed('S-017', 'fanno'),
  name: 'Fanno', // B§1
  defaultRegionCode: assumed('S-020', 'CN'),
  baseRegionId: assumed('S-019', '1814991'),
  defaultRegisterType: assumed('S-021', 'mobile'),
  agreements: { kind: assumed('S-026', 'cb') },
  allowCodeList: assumed('S-022', ['86', '852']),
  allowCodeKeys: assumed('S-023', ['cn', 'hk']),
  navBar: { switchLang: { languageList: ['zh-CN'] } }, // B§9
  seo: assumed('S-016', {
    default: 'seo_title_fanno_default',
    signup: 'seo_title_fanno_signup',
    login: 'seo_title_fanno_login',
  }),
  globalSellerType: assumed('S-016', 1),
  landing: {
    // prettier-ignore
    desktop: assumed('S-116', [
      'portalNavBar', 'mainBanner', 'headerTabs', 'benefits', 'growthJourney',
      'commerceSolution', 'inspirationStories', 'sellerStories', 'onboardingGuidance',
      'questions', 'footer',
    ]),
    sellerStorySlot: assumed('S-116', 11),
  },
  signInMethods: { registration: assumed('S-016', true) },
  existsWording: assumed('S-016', {
    email: 'email_used_toast',
    phone: 'phone_used_toast',
  }),
});
