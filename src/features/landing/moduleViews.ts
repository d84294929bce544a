import type { ComponentType } from 'react';
import type { LandingModule } from '../../domain/landing/LandingSettings.ts';
import { BenefitsModule } from './modules/BenefitsModule.tsx';
import { CommerceSolutionModule } from './modules/CommerceSolutionModule.tsx';
import { FooterModule } from './modules/FooterModule.tsx';
import { GrowthJourneyModule } from './modules/GrowthJourneyModule.tsx';
import { GuidanceModule } from './modules/GuidanceModule.tsx';
import { HeaderTabsModule } from './modules/HeaderTabsModule.tsx';
import { InspirationModule } from './modules/InspirationModule.tsx';
import { PartnersModule } from './modules/PartnersModule.tsx';
import { PostBannerModule } from './modules/PostBannerModule.tsx';
import { QuestionsModule } from './modules/QuestionsModule.tsx';
import { SellerStoriesModule } from './modules/SellerStoriesModule.tsx';
import { ServiceProviderModule } from './modules/ServiceProviderModule.tsx';
import { ShopBackgroundModule } from './modules/ShopBackgroundModule.tsx';
import { TablePictureModule } from './modules/TablePictureModule.tsx';
import { SubscribeFormModule } from './subscribe/SubscribeFormModule.tsx';

/** What shows a module. */
export const moduleViews: Readonly<Partial<Record<LandingModule, ComponentType>>> = {
  benefits: BenefitsModule,
  commerceSolution: CommerceSolutionModule,
  footer: FooterModule,
  headerTabs: HeaderTabsModule,
  growthJourney: GrowthJourneyModule,
  inspirationStories: InspirationModule,
  onboardingGuidance: GuidanceModule,
  partners: PartnersModule,
  postBanner: PostBannerModule,
  questions: QuestionsModule,
  sellerStories: SellerStoriesModule,
  serviceProvider: ServiceProviderModule,
  shopBackground: ShopBackgroundModule,
  tablePicture: TablePictureModule,
  subscribeForm: SubscribeFormModule,
};
