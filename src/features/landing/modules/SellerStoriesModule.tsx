import { LandingSection } from '../../../components/LandingSection/LandingSection.tsx';
import { SellerStories } from '../../../components/SellerStories/SellerStories.tsx';
import { moduleContent } from '../../../domain/landing/content/moduleContent.ts';
import { Message } from '../../../i18n/Message.tsx';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Managed } from '../Managed.tsx';
import { pictureOf } from '../pictureOf.tsx';
import { useManaged } from '../useManaged.ts';

const stories = [
  {
    id: 'baker',
    title: <Message id="story_baker_title" />,
    content: <Message id="story_baker_text" />,
    name: <Message id="story_baker_name" />,
    job: <Message id="story_baker_job" />,
    figures: { orders: 200, products: 14, returning: 0.38 },
  },
  {
    id: 'tailor',
    title: <Message id="story_tailor_title" />,
    content: <Message id="story_tailor_text" />,
    name: <Message id="story_tailor_name" />,
    job: <Message id="story_tailor_job" />,
    figures: { orders: 90, products: 40, returning: 0.45 },
  },
  {
    id: 'potter',
    title: <Message id="story_potter_title" />,
    content: <Message id="story_potter_text" />,
    name: <Message id="story_potter_name" />,
    job: <Message id="story_potter_job" />,
    figures: { orders: 120, products: 62, returning: 0.31 },
  },
];

/** What sellers tell. Source: B§2, B§3, S-125. */
export function SellerStoriesModule() {
  const language = useLanguage();
  const number = new Intl.NumberFormat(language);
  const share = new Intl.NumberFormat(language, { style: 'percent' });
  const { slot, shape } = moduleContent.sellerStories;
  const managed = useManaged(slot, shape)?.map(
    ({ image, title, content, userAvatar, name, job, stats }, index) => ({
      id: String(index),
      picture: pictureOf(image),
      title: <Managed text={title || name} />,
      content: <Managed text={content} />,
      avatar: pictureOf(userAvatar),
      name: <Managed text={name} />,
      job: job && <Managed text={job} />,
      stats: stats.map(({ value, label }) => ({ value, label: <Managed text={label} /> })),
    }),
  );
  const builtIn = stories.map(({ figures, ...story }) => ({
    ...story,
    stats: [
      { value: number.format(figures.orders), label: <Message id="story_orders" /> },
      { value: number.format(figures.products), label: <Message id="story_products" /> },
      { value: share.format(figures.returning), label: <Message id="story_returning" /> },
    ],
  }));
  return (
    <LandingSection data-module="sellerStories" title={<Message id="stories_title" />}>
      <SellerStories items={managed ?? builtIn} />
    </LandingSection>
  );
}
