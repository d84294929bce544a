import { useId } from 'react';
import { Message } from '../../i18n/Message.tsx';
import { Button } from '../Button/Button.tsx';
import { CountryMenu } from '../CountryMenu/CountryMenu.tsx';
import { MarketArea } from './MarketArea.tsx';
import styles from './MarketChange.module.css';
import type { MarketSelection } from './MarketSelection.ts';

interface MarketChangeProps extends MarketSelection {
  /** The display name of the current country or area. */
  readonly area: string;
  readonly className: string | undefined;
  readonly disabled: boolean;
  /** Opens the list of all countries, on a phone. */
  readonly onList: () => void;
}

/** The area with a drop-down and a list button; the window's width decides which one shows. */
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
