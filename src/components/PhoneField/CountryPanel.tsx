import type { RefObject } from 'react';
import type { CallingCode } from '../../domain/phone/CallingCode.ts';
import { Message } from '../../i18n/Message.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { CountryPopover } from './CountryPopover.tsx';
import { CountrySearch } from './CountrySearch.tsx';

interface CountryPanelProps {
  /** On a phone, a drawer, which locks the page. */
  readonly place: 'panel' | 'drawer';
  readonly id: string;
  readonly opener: RefObject<HTMLElement | null>;
  readonly countries: readonly CallingCode[];
  readonly current: CallingCode | null;
  readonly onChoose: (choice: { readonly country: CallingCode }) => void;
  readonly onDismiss: () => void;
}

/** The open list of countries, in its own chunk, since most users keep the preselected country. */
export default function CountryPanel(props: CountryPanelProps) {
  const { place, id, opener, countries, current, onChoose, onDismiss } = props;
  const search = (
    <CountrySearch
      countries={countries}
      current={current}
      place={place}
      onChoose={onChoose}
      onDismiss={onDismiss}
    />
  );
  if (place === 'panel')
    return (
      <CountryPopover id={id} opener={opener} onDismiss={onDismiss}>
        {search}
      </CountryPopover>
    );
  return (
    <Dialog open size="list" title={<Message id="market_confirm_area_label" />} onClose={onDismiss}>
      {search}
    </Dialog>
  );
}
