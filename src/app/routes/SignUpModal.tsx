import { RegisterModal } from '../../components/RegisterModal/RegisterModal.tsx';
import { RegisterForm } from '../../features/sign-up/RegisterForm.tsx';

interface SignUpModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The register form over the page at hand, from the mobile menu. Source: A§2 (REG-030, UI-002). */
export default function SignUpModal({ open, onClose }: SignUpModalProps) {
  return (
    <RegisterModal open={open} onClose={onClose}>
      {open && <RegisterForm />}
    </RegisterModal>
  );
}
