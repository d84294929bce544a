import { useTranslation } from 'react-i18next';
import { Carousel } from '../../../components/Carousel/Carousel.tsx';
import { banner } from '../../../domain/landing/content/shapes/banner.ts';
import { slide } from '../../../domain/landing/content/shapes/dmsBanner.ts';
import { managedBanners } from './managedBanners.tsx';
import { managedSlide } from './managedSlide.tsx';
import { useBuiltInSlides } from './useBuiltInSlides.tsx';
import { usePromptContent } from './usePromptContent.ts';

/**
 * The carousel of the main banner: the managed slides, else the managed pictures for a desktop, else the
 * built-in ones. Source: A§9, B§2, B§3, B§9 (LAND-015 to LAND-017, LAND-036), S-118, S-122.
 */
export default function CarouselPart() {
  const { t } = useTranslation();
  const builtIn = useBuiltInSlides({ withText: true });
  const slides = usePromptContent('carousel', slide);
  const pictures = usePromptContent('bannerPc', banner);
  if (slides === null || (slides.kind === 'none' && pictures === null)) return null;
  const managed =
    slides.kind === 'managed'
      ? slides.items.map(managedSlide)
      : pictures?.kind === 'managed' && managedBanners(pictures.items, t);
  return (
    <Carousel
      key={slides.kind === 'managed' ? 'slides' : pictures?.kind} // others begin with their first
      label={t('carousel_label')}
      labelKey="carousel_label"
      slides={managed || builtIn}
      interval={5000}
    />
  );
}
