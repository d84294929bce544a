import { useMemo, useRef, useState } from 'react';
import { RegisterModal } from '../../components/RegisterModal/RegisterModal.tsx';
import { Toasts } from '../../components/Toasts/Toasts.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { type Services, ServicesContext, useServices } from '../../features/Services.ts';
import { RegisterForm } from '../../features/sign-up/RegisterForm.tsx';
import { Message } from '../../i18n/Message.tsx';
import { useToasts } from '../useToasts.ts';

interface SignUpModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * The register form over the page at hand, from the mobile menu. While a request runs it stays (E-30),
 * and at a later step a phone's Back goes back in the form (E-14). Its title is only spoken: each step
 * has one. Source: A§2 (REG-030, UI-002).
 */
export default function SignUpModal({ open, onClose }: SignUpModalProps) {
  const [running, setRunning] = useState(0);
  const back = useRef<(() => unknown) | null>(null);
  return (
    <RegisterModal
      open={open}
      title={
        <VisuallyHidden>
          <Message id="sign_up_title" />
        </VisuallyHidden>
      }
      busy={running > 0}
      onClose={({ reason }) => {
        if (reason === 'back' && back.current !== null) back.current();
        else onClose();
      }}
    >
      {open && (
        <FormInModal
          onRequest={({ begun }) => setRunning((count) => count + (begun ? 1 : -1))}
          onLater={({ goBack }) => {
            back.current = goBack;
          }}
        />
      )}
    </RegisterModal>
  );
}

interface FormInModalProps {
  /** A request has begun or ended. */
  readonly onRequest: (request: { readonly begun: boolean }) => void;
  /** The form comes to a later step and back again; `goBack` is null at its first. */
  readonly onLater: (step: { readonly goBack: (() => unknown) | null }) => void;
}

/** All outside of a modal is inert, so the form has notices of its own. */
function FormInModal(props: FormInModalProps) {
  const services = useServices();
  const { toasts, show, dismiss } = useToasts();
  const owner = useRef(props);
  const inside = useMemo((): Services => {
    const { call, steps } = services;
    return {
      ...services,
      toast: show,
      async call(contract, request, signal) {
        owner.current.onRequest({ begun: true });
        try {
          return await call(contract, request, signal);
        } finally {
          owner.current.onRequest({ begun: false });
        }
      },
      steps: {
        claim(onBack) {
          const release = steps.claim(onBack);
          owner.current.onLater({ goBack: onBack });
          return () => {
            owner.current.onLater({ goBack: null });
            release();
          };
        },
      },
    };
  }, [services, show]);
  return (
    <ServicesContext value={inside}>
      <RegisterForm />
      <Toasts toasts={toasts} onDismiss={dismiss} />
    </ServicesContext>
  );
}
