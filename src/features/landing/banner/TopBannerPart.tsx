import { useTranslation } from 'react-i18next';
import { TopBanner } from '../../../components/TopBanner/TopBanner.tsx';
import { topBanner } from '../../../domain/landing/content/shapes/dmsBanner.ts';
import { useServices } from '../../Services.ts';
import { usePromptContent } from './usePromptContent.ts';

/** The line of news above the main banner: the first one that is managed, or what to have at hand. Source: B§2 (LAND-018), S-118, S-125. */
export default function TopBannerPart() {
  const { t } = useTranslation();
  const { academy } = useServices().page.region.domain;
  const content = usePromptContent('topBanner', topBanner);
  if (content === null) return null;
  const [managed] = content.kind === 'managed' ? content.items : [];
  return managed === undefined ? (
    <TopBanner text={t('top_banner_text')} href={academy} data-message="top_banner_text" />
  ) : (
    <TopBanner
      text={managed.title}
      href={managed.link ?? undefined}
      data-message="server_text"
      data-managed
    />
  );
}
