import { useTranslation } from 'react-i18next';
import { type ComponentProps, useImperativeHandle } from 'react';
import { Message } from '../../i18n/Message.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Choice } from '../Choice/Choice.tsx';
import { classNames } from '../classNames.ts';
import styles from './CountryList.module.css';
import type { CountryOption } from './CountryOption.ts';
import { sortedByName } from './sortedByName.ts';
import { useListKeys } from './useListKeys.ts';

interface CountryListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  readonly countries: readonly CountryOption[];
  /** Region code of the current country, which is marked. */
  readonly current: string;
  readonly onChoose: (choice: { readonly country: CountryOption }) => void;
}

/**
 * A list of countries, sorted by name in the page's language, with a tag on those for invited
 * sellers. A click chooses at once; the `SitePickerDialog` has a confirm. Source: B§2 (DLG-017, DLG-018).
 */
export function CountryList(props: CountryListProps) {
  const { countries, current, onChoose, ref, className, ...rest } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const list = useListKeys(language);
  useImperativeHandle(ref, () => list.current as HTMLUListElement); // refs are set before this runs
  return (
    <ul
      aria-label={t('market_confirm_area_label')}
      data-message="market_confirm_area_label"
      {...rest}
      ref={list}
      className={classNames(styles['list'], className)}
    >
      {sortedByName(countries, language).map((country) => (
        <Choice
          key={country.value}
          aria-current={country.value === current || undefined}
          note={country.invited && <Message id="nav_site_invited" />}
          value={country.value}
          onClick={() => onChoose({ country })}
        >
          {country.name}
        </Choice>
      ))}
    </ul>
  );
}
