import { useId } from 'react';
import { Message } from '../../i18n/Message.tsx';
import { Button } from '../Button/Button.tsx';
import { CountryMenu } from '../CountryMenu/CountryMenu.tsx';
import { MarketArea } from './MarketArea.tsx';
import styles from './MarketChange.module.css';
import type { MarketSelection } from './MarketSelection.ts';

interface MarketChangeProps extends MarketSelection {
  /** The country or area at hand, as it is shown to people. */
  readonly area: string;
  readonly className: string | undefined;
  readonly disabled: boolean;
  /** On a phone: the list of all countries is asked for. */
  readonly onList: () => void;
}

/** The area with both ways to change it, of which the window's width shows one. */
export function MarketChange(props: MarketChangeProps) {
  const { area, countries, current, defaultRegion, disabled, className, onSwitch, onList } = props;
  const id = useId();
  return (
    <CountryMenu
      className={className}
      countries={countries.filter(({ value }) => value !== defaultRegion)}
      current={current}
      describedBy={id}
      disabled={disabled}
      onChoose={onSwitch}
    >
      <MarketArea
        id={id}
        area={area}
        invited={countries.some(({ value, invited }) => invited && value === current)}
      />
      <div className={styles['phone']}>
        <Button
          variant="secondary"
          className={styles['button']}
          disabled={disabled}
          aria-describedby={id}
          onClick={onList}
        >
          <Message id="market_confirm_change" />
        </Button>
      </div>
    </CountryMenu>
  );
}
