import type { ComponentType } from 'react';
import type { LandingModule } from '../../domain/landing/LandingSettings.ts';
import { BenefitsModule } from './modules/BenefitsModule.tsx';
import { CommerceSolutionModule } from './modules/CommerceSolutionModule.tsx';
import { FooterModule } from './modules/FooterModule.tsx';
import { GrowthJourneyModule } from './modules/GrowthJourneyModule.tsx';
import { GuidanceModule } from './modules/GuidanceModule.tsx';
import { InspirationModule } from './modules/InspirationModule.tsx';
import { QuestionsModule } from './modules/QuestionsModule.tsx';
import { SellerStoriesModule } from './modules/SellerStoriesModule.tsx';
import { SubscribeFormModule } from './subscribe/SubscribeFormModule.tsx';

/** What shows a module. */
export const moduleViews: Readonly<Partial<Record<LandingModule, ComponentType>>> = {
  benefits: BenefitsModule,
  commerceSolution: CommerceSolutionModule,
  footer: FooterModule,
  growthJourney: GrowthJourneyModule,
  inspirationStories: InspirationModule,
  onboardingGuidance: GuidanceModule,
  questions: QuestionsModule,
  sellerStories: SellerStoriesModule,
  subscribeForm: SubscribeFormModule,
};
