import { IconList } from '../../../components/IconList/IconList.tsx';
import { CoinsIcon } from '../../../components/icons/CoinsIcon.tsx';
import { EyeIcon } from '../../../components/icons/EyeIcon.tsx';
import { CheckIcon } from '../../../components/icons/CheckIcon.tsx';
import { LanguageIcon } from '../../../components/icons/LanguageIcon.tsx';
import { LandingSection } from '../../../components/LandingSection/LandingSection.tsx';
import { Message } from '../../../i18n/Message.tsx';

const providers = [
  { id: 'photos', icon: <EyeIcon />, title: <Message id="provider_photos" /> },
  { id: 'taxes', icon: <CoinsIcon />, title: <Message id="provider_taxes" /> },
  { id: 'translation', icon: <LanguageIcon />, title: <Message id="provider_translation" /> },
  { id: 'storage', icon: <CheckIcon />, title: <Message id="provider_storage" /> },
];

/** Who helps a seller; no slot of the content service holds them. Source: B§2, B§3 (LAND-040). */
export function ServiceProviderModule() {
  return (
    <LandingSection data-module="serviceProvider" title={<Message id="providers_title" />}>
      <IconList items={providers} />
    </LandingSection>
  );
}
