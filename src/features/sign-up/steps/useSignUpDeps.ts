import type { UseFormReturn } from 'react-hook-form';
import type { FocusTarget } from '../../../flows/sign-up/SignUpEffect.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useServices } from '../../Services.ts';
import { handOver, handOverReports } from '../chunks.ts';
import { useGoToSite } from '../dialogs/useGoToSite.ts';
import { useHandOverDeps } from '../hand-over/useHandOverDeps.ts';
import { typedOf } from '../../shared/typedContact.ts';
import { useSharedDeps } from '../shared/useSharedDeps.ts';
import type { SignUpDeps } from './SignUpDeps.ts';
import type { SignUpValues } from './signUpValues.ts';

/** The dependencies of the stepped form's effects: its form and its page. */
export function useSignUpDeps(
  form: UseFormReturn<SignUpValues>,
  focus: (target: FocusTarget) => void,
): SignUpDeps {
  const {
    page: { region },
    browser: { signUpAccount },
  } = useServices();
  const language = useLanguage();
  const handOverDeps = useHandOverDeps();
  const shared = useSharedDeps({
    allowedRegions: region.register.checkNetworkRegion.allow,
    codePurpose: (change) => ({ for: 'sign-up', change }),
    keepAccount: (contact) => signUpAccount.put(contact), // a reload leads back to the account (E-14)
  });
  return {
    ...shared,
    focus,
    handOver: async () => (await handOver()).createHandOver(handOverDeps),
    switchSite: useGoToSite(),
    form: {
      showContact: (contact) => form.setValue('phone_email', typedOf(contact)),
      clearCode: () => form.resetField('verification_code'),
      clearPasswords: () => {
        form.resetField('password');
        form.resetField('confirm_password');
      },
      async shown(type) {
        const values = form.getValues();
        const { shownOf } = await handOverReports();
        return shownOf(region, [type], values, language);
      },
    },
  };
}
