import { useTranslation } from 'react-i18next';
import { Carousel } from '../../../components/Carousel/Carousel.tsx';
import { slide } from '../../../domain/landing/content/shapes/dmsBanner.ts';
import { useBuiltInSlides } from './useBuiltInSlides.tsx';
import { managedSlide } from './managedSlide.tsx';
import { usePromptContent } from './usePromptContent.ts';

/** The carousel of the main banner. Source: A§9, B§2, B§9 (LAND-015 to LAND-017), S-118. */
export default function CarouselPart() {
  const { t } = useTranslation();
  const builtIn = useBuiltInSlides({ withText: true });
  const content = usePromptContent('carousel', slide);
  if (content === null) return null;
  return (
    <Carousel
      key={content.kind} // others begin with their first
      label={t('carousel_label')}
      labelKey="carousel_label"
      slides={content.kind === 'managed' ? content.items.map(managedSlide) : builtIn}
      interval={5000}
    />
  );
}
