import { Slide } from '../../../components/Slide/Slide.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import type { DmsBanner } from '../../../domain/landing/content/shapes/dmsBanner.ts';
import { Message } from '../../../i18n/Message.tsx';
import { Managed } from '../Managed.tsx';

/** The picture of the screen, or the one that there is. */
function pictureOf({ backgroundImage, backgroundImageMobile }: DmsBanner) {
  const src = backgroundImage ?? backgroundImageMobile;
  if (src === null) return undefined;
  return (
    <picture>
      <source media="(width <= 768px)" srcSet={backgroundImageMobile ?? src} />
      <img src={src} alt="" loading="lazy" decoding="async" />
    </picture>
  );
}

/** The characters of a slide above which it counts as long: about two lines of a title and three below. */
const LONG = 130;

/** A slide of the content service. Source: B§3 (LAND-038). */
export function managedSlide(item: DmsBanner, index: number) {
  const { title, titleHighlightText: highlight, description, link } = item;
  return {
    id: String(index),
    name: title,
    serverName: true,
    content: (
      <Slide
        title={<Managed text={title} />}
        highlight={highlight && <Managed text={highlight} />}
        description={description && <Managed text={description} />}
        picture={pictureOf(item)}
        long={title.length + highlight.length + description.length > LONG}
        action={
          link !== null && (
            <TextLink newTab href={link}>
              <Message id="slide_more" />
            </TextLink>
          )
        }
      />
    ),
  };
}
