import { LanguageMenu } from '../../components/LanguageMenu/LanguageMenu.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { reportMissing } from '../reportMissing.ts';
import { useServices } from '../Services.ts';
import { useFailureToast } from '../useFailureToast.ts';

/** The languages of the region; choosing one closes the menu and changes the language. Source: B§2 (NAV-011), S-167. */
export function Languages({ onClose }: { readonly onClose: () => void }) {
  const {
    page: { region },
    shell: { switchLanguage },
    telemetry: { report },
  } = useServices();
  const showFailure = useFailureToast();
  const current = useLanguage();
  const choose = (language: string) => {
    onClose();
    switchLanguage(language).catch((error: unknown) => {
      reportMissing(report, error);
      showFailure(error);
    });
  };
  return (
    <LanguageMenu
      languages={region.navBar.switchLang.languageList}
      current={current}
      onChoose={({ language }) => choose(language)}
    />
  );
}
