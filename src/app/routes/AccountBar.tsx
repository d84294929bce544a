import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useScrolled } from '../../components/TopBar/useScrolled.ts';
import { registerVersion } from '../../domain/experiments/registerVersion.ts';
import { Navigation } from '../../features/navigation/Navigation.tsx';
import { useExperiments } from '../../features/useExperiments.ts';
import { useServices } from '../../features/Services.ts';
import { useOnDemand } from '../../features/useOnDemand.ts';
import { useTellFailure } from '../../features/useTellFailure.ts';
import type { PageName } from './routeTable.ts';

const signUpModal = () => import('./SignUpModal.tsx');

/**
 * The account layout's bar; a page inside another one has none, and a V3 register page draws one of
 * its own, which shows what is behind it. Nobody is logged in on its pages yet. Source: A§2, S-130.
 */
export function AccountBar({ page }: { readonly page: PageName }) {
  const { region, paths, embedded } = useServices();
  const version = registerVersion(region.register.version, useExperiments());
  const scrolled = useScrolled();
  const tell = useTellFailure();
  /** The place in the history over which the register modal is open; its log-in leads away from there. */
  const [signingUp, setSigningUp] = useState<string | null>(null);
  const { key } = useLocation();
  const [SignUpModal, askForModal] = useOnDemand(signUpModal, () => {
    setSigningUp(null);
    tell();
  });
  if (embedded) return null;
  const own = version === 'V3' && page === 'register';
  return (
    <>
      <Navigation
        onRegisterPage={page === 'register'}
        registerPath={paths.register}
        loginPath={paths.login}
        condition={null}
        surface={own ? (scrolled ? 'half-transparent' : 'transparent') : 'solid'}
        onSignUp={() => {
          askForModal();
          setSigningUp(key);
        }}
      />
      {SignUpModal && <SignUpModal open={signingUp === key} onClose={() => setSigningUp(null)} />}
    </>
  );
}
