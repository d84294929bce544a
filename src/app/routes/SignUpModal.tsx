import { useMemo, useRef, useState } from 'react';
import { RegisterModal } from '../../components/RegisterModal/RegisterModal.tsx';
import { Toasts } from '../../components/Toasts/Toasts.tsx';
import { type Services, ServicesContext, useServices } from '../../features/Services.ts';
import { RegisterForm } from '../../features/sign-up/RegisterForm.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Message } from '../../i18n/Message.tsx';
import { useToasts } from '../useToasts.ts';

interface SignUpModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * The register form over the page at hand, from the mobile menu. Everything outside of a modal is
 * inert, so it has notices of its own; while a request runs it stays (E-30), and at a later step a
 * phone's Back goes back in the form (E-14). Its title is only spoken: each step has one. Source: A§2 (REG-030, UI-002).
 */
export default function SignUpModal({ open, onClose }: SignUpModalProps) {
  const services = useServices();
  const { toasts, show, dismiss } = useToasts();
  const [running, setRunning] = useState(0);
  const back = useRef<(() => unknown) | null>(null);
  const inside = useMemo((): Services => {
    const { call, steps } = services;
    return {
      ...services,
      toast: show,
      async call(contract, request, signal) {
        setRunning((count) => count + 1);
        try {
          return await call(contract, request, signal);
        } finally {
          setRunning((count) => count - 1);
        }
      },
      steps: {
        claim(onBack) {
          const release = steps.claim(onBack);
          back.current = onBack;
          return () => {
            back.current = null;
            release();
          };
        },
      },
    };
  }, [services, show]);
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
      <ServicesContext value={inside}>
        {open && <RegisterForm />}
        <Toasts toasts={toasts} onDismiss={dismiss} />
      </ServicesContext>
    </RegisterModal>
  );
}
