import { LanguageMenu } from '../../components/LanguageMenu/LanguageMenu.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useServices } from '../Services.ts';
import { useFailureToast } from '../useFailureToast.ts';

/** The languages of the region; choosing one closes the menu and changes the language. Source: B§2 (NAV-011). */
export function Languages({ onClose }: { readonly onClose: () => void }) {
  const {
    page: { region },
    shell: { switchLanguage },
  } = useServices();
  const showFailure = useFailureToast();
  const current = useLanguage();
  const choose = (language: string) => {
    onClose();
    switchLanguage(language).catch(showFailure);
  };
  return (
    <LanguageMenu
      languages={region.navBar.switchLang.languageList}
      current={current}
      onChoose={({ language }) => choose(language)}
    />
  );
}
