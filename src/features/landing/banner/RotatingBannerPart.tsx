import { useTranslation } from 'react-i18next';
import { Carousel } from '../../../components/Carousel/Carousel.tsx';
import { banner } from '../../../domain/landing/content/shapes/banner.ts';
import { managedBanners } from './managedBanners.tsx';
import { useBuiltInSlides } from './useBuiltInSlides.tsx';
import { usePromptContent } from './usePromptContent.ts';

/** The rotating banner of a phone with the H5 option. Source: A§9, B§2, B§9 (LAND-020), S-127. */
export default function RotatingBannerPart() {
  const { t } = useTranslation();
  const builtIn = useBuiltInSlides({ withText: false });
  const content = usePromptContent('bannerH5', banner);
  if (content === null) return null;
  return (
    <Carousel
      key={content.kind} // others begin with their first
      label={t('carousel_label')}
      labelKey="carousel_label"
      slides={content.kind === 'managed' ? managedBanners(content.items, t) : builtIn}
      interval={3000}
    />
  );
}
