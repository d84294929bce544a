import { FloatingButton } from '../../components/FloatingButton/FloatingButton.tsx';
import { Message } from '../../i18n/Message.tsx';
import { useServices } from '../Services.ts';
import { showForm } from './showForm.ts';
import { useFormInView } from './useFormInView.ts';

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
  const formInView = useFormInView();
  return (
    <FloatingButton
      data-register-action
      shown={!formInView}
      onClick={h5Register ? showForm : onOpen}
    >
      <Message id="bar_sign_up" />
    </FloatingButton>
  );
}
