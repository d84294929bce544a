import type { ComponentProps } from 'react';
import { Message } from '../../i18n/Message.tsx';
import { CountryList } from '../CountryList/CountryList.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import styles from './CountryDrawer.module.css';

interface CountryDrawerProps
  extends
    Omit<
      ComponentProps<typeof Dialog>,
      'title' | 'size' | 'actions' | 'busy' | 'children' | 'onClose'
    >,
    Pick<ComponentProps<typeof CountryList>, 'countries' | 'current' | 'onChoose'> {
  readonly onClose: () => void;
}

/** All countries in a drawer for phones, as high as the window minus 44 px. Source: B§2 (DLG-017), UI-015. */
export function CountryDrawer(props: CountryDrawerProps) {
  const { countries, current, onChoose, ...rest } = props;
  return (
    <Dialog {...rest} size="list" title={<Message id="market_confirm_list_title" />}>
      <CountryList
        className={styles['list']}
        countries={countries}
        current={current}
        onChoose={onChoose}
      />
    </Dialog>
  );
}
