import { useRef } from 'react';
import { FloatingButton } from '../../components/FloatingButton/FloatingButton.tsx';
import { useNear } from '../../components/useNear.ts';
import { Message } from '../../i18n/Message.tsx';
import { useServices } from '../Services.ts';

/** The part of the banner that holds the form, whatever its step. */
const form = (): HTMLElement | null => document.querySelector('[data-module] [data-card]');

interface RegisterActionProps {
  /** Opens the form over the page. */
  readonly onOpen: () => void;
}

/**
 * On a phone, once the form has scrolled out of view: a button that scrolls back to it where the H5
 * option is on, and opens it over the page elsewhere. Source: B§2, S-128 (LAND-019, LAND-021).
 */
export function RegisterAction({ onOpen }: RegisterActionProps) {
  const { h5Register } = useServices().page.region.landing;
  const card = useRef(form());
  const formInView = useNear(card, '0px', true);
  const backToForm = () => {
    scrollTo({ top: 0 });
    card.current?.querySelector('input')?.focus({ preventScroll: true });
  };
  return (
    <FloatingButton
      data-register-action
      shown={!formInView}
      onClick={h5Register ? backToForm : onOpen}
    >
      <Message id="bar_sign_up" />
    </FloatingButton>
  );
}
