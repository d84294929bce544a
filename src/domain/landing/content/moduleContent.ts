import { banner } from './shapes/banner.ts';
import { benefit } from './shapes/benefit.ts';
import { commerceSolution } from './shapes/commerceSolution.ts';
import { faqItem } from './shapes/faqItem.ts';
import { iconItem } from './shapes/iconItem.ts';
import { story } from './shapes/story.ts';
import { subscriptionTexts } from './shapes/subscriptionTexts.ts';

/**
 * The modules whose content a slot manages, each with its slot and the shape of its items. The growth
 * journey, the guidance and the inspiration stories have no slot. Source: B§3.
 */
export const moduleContent = {
  benefits: { slot: 'benefits', shape: benefit },
  commerceSolution: { slot: 'commerceSolution', shape: commerceSolution },
  sellerStories: { slot: 'sellerStory', shape: story },
  questions: { slot: 'faq', shape: faqItem },
  partners: { slot: 'partners', shape: iconItem },
  tablePicture: { slot: 'tablePicture', shape: banner },
  bottomNav: { slot: 'bottomNavbar', shape: iconItem },
  subscribeForm: { slot: 'subscriptionForm', shape: subscriptionTexts },
} as const;
