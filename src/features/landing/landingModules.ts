import type { ComponentType } from 'react';
import type { LandingModule } from '../../domain/region/landingSchema.ts';
import { BenefitsModule } from './modules/BenefitsModule.tsx';
import { CommerceSolutionModule } from './modules/CommerceSolutionModule.tsx';
import { GrowthJourneyModule } from './modules/GrowthJourneyModule.tsx';
import { GuidanceModule } from './modules/GuidanceModule.tsx';
import { InspirationModule } from './modules/InspirationModule.tsx';
import { QuestionsModule } from './modules/QuestionsModule.tsx';
import { SellerStoriesModule } from './modules/SellerStoriesModule.tsx';

/** What shows a module. */
export const landingModules: Readonly<Partial<Record<LandingModule, ComponentType>>> = {
  benefits: BenefitsModule,
  commerceSolution: CommerceSolutionModule,
  growthJourney: GrowthJourneyModule,
  inspirationStories: InspirationModule,
  onboardingGuidance: GuidanceModule,
  questions: QuestionsModule,
  sellerStories: SellerStoriesModule,
};
