import type { UseFormReturn } from 'react-hook-form';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useServices } from '../../Services.ts';
import { createHandOver } from '../hand-over/createHandOver.ts';
import { useHandOverDeps } from '../hand-over/useHandOverDeps.ts';
import { shownOf } from '../hand-over/reports.ts';
import { useSharedDeps } from '../shared/useSharedDeps.ts';
import type { PhoneParts } from '../../shared/usePhoneParts.ts';
import type { SingleFormDeps } from './runSingleFormEffect.ts';
import {
  blockFields,
  registerTypes,
  registrationOf,
  ticksOf,
  type SingleFormValues,
} from './singleFormValues.ts';

interface SingleFormDepsOptions {
  readonly form: UseFormReturn<SingleFormValues>;
  readonly validateAll: () => Promise<boolean>;
  readonly parts: PhoneParts | null;
  readonly focus: SingleFormDeps['focus'];
  /** Called when the phone's block is shown, to load its chunk. */
  readonly onPhone: () => void;
}

/** The dependencies of the single form's effects: its form and its page. */
export function useSingleFormDeps(options: SingleFormDepsOptions): SingleFormDeps {
  const { form, validateAll, parts, focus, onPhone } = options;
  const { page, browser } = useServices();
  const { now, signUpAccount } = browser;
  const { region } = page;
  const language = useLanguage();
  const shared = useSharedDeps({
    allowedRegions: region.needsConfirmIp ? [region.defaultRegionCode] : [],
    codePurpose: () => ({ for: 'single-form' }),
    keepAccount: (contact) => signUpAccount.put(contact, { by: 'single-form', at: now() }),
  });
  return {
    ...shared,
    ...{ page, language, focus },
    handOver: createHandOver(useHandOverDeps()),
    form: {
      validate: async () =>
        (await validateAll()) ? registrationOf(form.getValues(), parts) : null,
      showBlock(kind) {
        if (kind === 'phone') onPhone();
        form.setValue('RegisterType', registerTypes[kind]);
        form.clearErrors();
      },
      clearCode: (kind) => form.resetField(blockFields[kind].code),
      shown: (types) => shownOf(region, types, ticksOf(form.getValues()), language),
    },
  };
}
