import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Message } from '../../i18n/Message.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import styles from './ConfirmMarketDialog.module.css';
import { CountryDrawer } from './CountryDrawer.tsx';
import { MarketArea } from './MarketArea.tsx';
import { MarketChange } from './MarketChange.tsx';
import type { MarketSelection } from './MarketSelection.ts';

interface ConfirmMarketDialogProps extends Omit<
  ComponentProps<typeof Dialog>,
  'title' | 'size' | 'busy' | 'actions' | 'onClose' | 'children'
> {
  /** The display name of this site's country or area. */
  readonly area: string;
  /** The countries to choose from; without it, the dialog has no selector (DLG-019). */
  readonly selection?: MarketSelection | undefined;
  readonly loading?: boolean;
  readonly loadingLabel?: ReactNode;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/**
 * Asks the seller to confirm the market to register in. With a selector another country can be
 * chosen, from a drop-down on desktop and a drawer on mobile; `onSwitch` is called at once, without a
 * confirm (S-084). Source: B§2 (DLG-014..DLG-019), UI-004, UI-013, UI-014.
 */
export function ConfirmMarketDialog(props: ConfirmMarketDialogProps) {
  const {
    open,
    area,
    selection,
    loading = false,
    loadingLabel,
    onConfirm,
    onCancel,
    ...rest
  } = props;
  // Whether the drawer with all countries is open; null: never opened, so not rendered.
  const [listing, setListing] = useState<boolean | null>(null);
  const id = useId();
  if (!open && listing) setListing(false);
  return (
    <>
      <Dialog
        aria-describedby={`${id}-text ${id}-question`}
        {...rest}
        open={open}
        size={selection ? 'selector' : 'market'}
        busy={loading}
        title={<Message id="eu_register_country_confirm_popup" />}
        onClose={onCancel}
        actions={
          <>
            <Button variant="secondary" disabled={loading} onClick={onCancel}>
              <Message id="market_confirm_cancel" />
            </Button>
            <Button loading={loading} loadingLabel={loadingLabel} onClick={onConfirm}>
              <Message id="market_confirm_confirm" />
            </Button>
          </>
        }
      >
        <div className={styles['content']}>
          <p id={`${id}-text`}>
            <Message id="market_confirm_description" />
          </p>
          {selection ? (
            <MarketChange
              {...selection}
              className={styles['area']}
              area={area}
              disabled={loading}
              onList={() => setListing(true)}
            />
          ) : (
            <div className={styles['area']}>
              <MarketArea area={area} />
            </div>
          )}
          <p id={`${id}-question`} className={styles['question']}>
            <Message id="market_confirm_question" />
          </p>
        </div>
      </Dialog>
      {selection && listing !== null && (
        <CountryDrawer
          open={listing}
          theme={rest.theme}
          countries={selection.countries}
          current={selection.current}
          onChoose={(choice) => {
            setListing(false);
            if (choice.country.value !== selection.current) selection.onSwitch(choice);
          }}
          onClose={() => setListing(false)}
        />
      )}
    </>
  );
}
