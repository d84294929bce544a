import { useMemo, useState } from 'react';
import { RegisterModal } from '../../components/RegisterModal/RegisterModal.tsx';
import { Toasts } from '../../components/Toasts/Toasts.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { RegisterGate } from '../../features/register-ban/RegisterGate.tsx';
import { type Services, ServicesContext, useServices } from '../../features/Services.ts';
import { RegisterForm } from '../../features/sign-up/RegisterForm.tsx';
import { atRest, type FormProgress } from '../../features/sign-up/shared/FormProgress.ts';
import { Message } from '../../i18n/Message.tsx';
import { useToasts } from '../useToasts.ts';

interface SignUpModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * The register form over the current page, from the mobile menu. It does not close while the form is
 * busy (E-30), and at a later step a phone's Back goes back in the form (E-14). Its title is only
 * for screen readers: each step has its own. Source: A§2 (REG-030, UI-002).
 */
export default function SignUpModal({ open, onClose }: SignUpModalProps) {
  const [{ busy, goBack }, setProgress] = useState(atRest);
  return (
    <RegisterModal
      open={open}
      title={
        <VisuallyHidden>
          <Message id="sign_up_title" />
        </VisuallyHidden>
      }
      busy={open && busy}
      onClose={({ reason }) => {
        if (reason === 'back' && goBack !== null) goBack();
        else onClose();
      }}
    >
      {open && <FormInModal onProgress={setProgress} />}
    </RegisterModal>
  );
}

/** Everything outside a modal is inert, so the form has its own toasts. */
function FormInModal({ onProgress }: { readonly onProgress: (progress: FormProgress) => void }) {
  const services = useServices();
  const { toasts, show, dismiss } = useToasts();
  const inside = useMemo(
    (): Services => ({ ...services, shell: { ...services.shell, toast: show } }),
    [services, show],
  );
  return (
    <ServicesContext value={inside}>
      <RegisterGate>
        <RegisterForm onProgress={onProgress} />
      </RegisterGate>
      <Toasts toasts={toasts} onDismiss={dismiss} />
    </ServicesContext>
  );
}
