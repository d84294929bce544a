import { Landing } from '../../features/landing/Landing.tsx';

const signUpModal = () => import('./SignUpModal.tsx');

/** What follows the form, with the modal that brings the form back. */
export default function LandingPart() {
  return <Landing loadModal={signUpModal} />;
}
