import { assumed } from '../../assumed.ts';
import { benefit } from './shapes/benefit.ts';
import { banner } from './shapes/banner.ts';
import { commerceSolution } from './shapes/commerceSolution.ts';
import { faqItem } from './shapes/faqItem.ts';
import { iconItem } from './shapes/iconItem.ts';
import { inspirationStory } from './shapes/inspirationStory.ts';
import { story } from './shapes/story.ts';
import { subscriptionTexts } from './shapes/subscriptionTexts.ts';

/**
 * The modules whose content a slot manages, each with its slot and the shape of its items. The growth
 * journey and the onboarding guidance have a shape but no slot. Source: B§3, S-120, S-122.
 */
export const moduleContent = {
  benefits: { slot: 'benefits', shape: benefit },
  commerceSolution: { slot: 'commerceSolution', shape: commerceSolution },
  sellerStories: { slot: 'sellerStory', shape: story },
  /** Shares the slot: an item with tips is an inspiration story. */
  inspirationStories: { slot: assumed('S-122', 'sellerStory'), shape: inspirationStory },
  serviceProvider: { slot: 'partners', shape: iconItem },
  questions: { slot: 'faq', shape: faqItem },
  shopBackground: { slot: assumed('S-120', 'tablePicture'), shape: banner },
  subscribeForm: { slot: 'subscriptionForm', shape: subscriptionTexts },
} as const;
