import { LanguageMenu } from '../../components/LanguageMenu/LanguageMenu.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useServices } from '../Services.ts';
import { useTellFailure } from '../useTellFailure.ts';

/** The languages of the region; choosing one closes the menu and has the page speak it. Source: B§2 (NAV-011). */
export function Languages({ onClose }: { readonly onClose: () => void }) {
  const { region, switchLanguage } = useServices();
  const tell = useTellFailure();
  const current = useLanguage();
  const choose = (language: string) => {
    onClose();
    switchLanguage(language).catch(tell);
  };
  return (
    <LanguageMenu
      languages={region.navBar.switchLang.languageList}
      current={current}
      onChoose={({ language }) => choose(language)}
    />
  );
}
