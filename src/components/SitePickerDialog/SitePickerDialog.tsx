import { useTranslation } from 'react-i18next';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Message } from '../../i18n/Message.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Button } from '../Button/Button.tsx';
import type { CountryOption } from '../CountryList/CountryOption.ts';
import { sortedByName } from '../CountryList/sortedByName.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { SiteChoice } from './SiteChoice.tsx';
import styles from './SitePickerDialog.module.css';

interface SitePickerDialogProps extends Omit<
  ComponentProps<typeof Dialog>,
  'title' | 'size' | 'busy' | 'actions' | 'onClose' | 'children'
> {
  /** In any order; shown by name in the page's language. */
  readonly sites: readonly CountryOption[];
  /** Region code of the current site: selected at first, and marked. */
  readonly current: string;
  /** The browser is loading the other site. */
  readonly loading?: boolean;
  readonly loadingLabel?: ReactNode;
  /** Also called for the current site, if no other is selected. */
  readonly onConfirm: (choice: { readonly site: CountryOption }) => void;
  readonly onCancel: () => void;
}

/** The dialog of the ‘switch site’ link: select a country, then confirm. Source: A§2 (REG-018). */
export function SitePickerDialog(props: SitePickerDialogProps) {
  const {
    open,
    sites,
    current,
    loading = false,
    loadingLabel,
    onConfirm,
    onCancel,
    ...rest
  } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const [wasOpen, setWasOpen] = useState(open);
  const [chosen, setChosen] = useState(current);
  // Resets the selection when the dialog opens again.
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setChosen(current);
  }
  return (
    <Dialog
      {...rest}
      open={open}
      size="list"
      busy={loading}
      title={<Message id="site_picker_title" />}
      onClose={onCancel}
      actions={
        <>
          <Button variant="secondary" disabled={loading} onClick={onCancel}>
            <Message id="market_confirm_cancel" />
          </Button>
          <Button type="submit" form={id} loading={loading} loadingLabel={loadingLabel}>
            <Message id="market_confirm_confirm" />
          </Button>
        </>
      }
    >
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          const site = sites.find(({ value }) => value === chosen);
          if (site && !loading) onConfirm({ site });
        }}
      >
        <fieldset
          role="radiogroup"
          aria-label={t('market_confirm_area_label')}
          data-message="market_confirm_area_label"
          className={styles['sites']}
        >
          {sortedByName(sites, language).map((site) => (
            <SiteChoice
              key={site.value}
              site={site}
              isCurrent={site.value === current}
              checked={site.value === chosen}
              data-autofocus={site.value === chosen ? '' : undefined}
              onChange={() => {
                if (!loading) setChosen(site.value);
              }}
            />
          ))}
        </fieldset>
      </form>
    </Dialog>
  );
}
