import type { CallingCode } from '../../domain/phone/CallingCode.ts';
import type { PhoneRules } from '../../domain/phone/PhoneRules.ts';
import { countryName } from '../../i18n/countryName.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { CountryPicker } from './CountryPicker.tsx';
import styles from './PhoneBox.module.css';

interface CountrySlotProps {
  /** Null while the list loads. */
  readonly rules: PhoneRules | null;
  readonly current: CallingCode | null;
  readonly disabled: boolean;
  readonly onChoose: (choice: { readonly country: CallingCode }) => void;
  /** Called when the list's chunk fails to load. */
  readonly onLoadFailure?: ((error: unknown) => void) | undefined;
}

/** The country of a field: a picker, or plain text when there is only one. */
export function CountrySlot({ rules, current, disabled, ...rest }: CountrySlotProps) {
  if (rules !== null && (rules.allowed.length > 1 || current === null))
    return (
      <CountryPicker countries={rules.allowed} current={current} disabled={disabled} {...rest} />
    );
  return (
    <span className={styles['fixed']}>
      {current === null ? <Spinner size="small" /> : <FixedCountry country={current} />}
    </span>
  );
}

function FixedCountry({ country }: { readonly country: CallingCode }) {
  const language = useLanguage();
  return (
    <>
      <VisuallyHidden>{countryName(country.shortname, language)}</VisuallyHidden>
      <bdi dir="ltr">+{country.code}</bdi>
    </>
  );
}
