import type { CallingCode } from '../../domain/phone/CallingCode.ts';
import type { PhoneRules } from '../../domain/phone/PhoneRules.ts';
import { countryName } from '../../i18n/countryName.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { CountryPicker } from './CountryPicker.tsx';
import styles from './PhoneBox.module.css';

interface CountryPlaceProps {
  /** Null while the list is on its way. */
  readonly rules: PhoneRules | null;
  readonly current: CallingCode | null;
  readonly disabled: boolean;
  readonly onChoose: (choice: { readonly country: CallingCode }) => void;
  /** The list's code did not come. */
  readonly onLoadFailure?: (() => void) | undefined;
}

/** Where a field shows its country: to choose, or as plain text where there is nothing to choose. */
export function CountryPlace({ rules, current, disabled, ...told }: CountryPlaceProps) {
  if (rules !== null && (rules.allowed.length > 1 || current === null))
    return (
      <CountryPicker countries={rules.allowed} current={current} disabled={disabled} {...told} />
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
