import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useScrolled } from '../../components/TopBar/useScrolled.ts';
import { registerVersion } from '../../domain/experiments/registerVersion.ts';
import { Navigation } from '../../features/navigation/Navigation.tsx';
import { useExperiments } from '../../features/useExperiments.ts';
import { useServices } from '../../features/Services.ts';
import { useSession } from '../../features/useSession.ts';
import { useOnDemand } from '../../features/useOnDemand.ts';
import { useFailureToast } from '../../features/useFailureToast.ts';
import type { PageName } from './routeTable.ts';

const signUpModal = () => import('./SignUpModal.tsx');

/**
 * The account layout's bar; an embedded page has none, and a V3 register page has a transparent one.
 * Source: A§2, S-130.
 */
export function AccountBar({ page }: { readonly page: PageName }) {
  const { region, paths, embedded } = useServices().page;
  const version = registerVersion(region.register.version, useExperiments());
  const condition = useSession()?.seller?.seller_condition ?? null;
  const scrolled = useScrolled();
  const showFailure = useFailureToast();
  /** Key of the history entry at which the register modal was opened; its log-in changes the entry. */
  const [signingUp, setSigningUp] = useState<string | null>(null);
  const { key } = useLocation();
  const [SignUpModal, loadModal] = useOnDemand(signUpModal, () => {
    setSigningUp(null);
    showFailure();
  });
  if (embedded) return null;
  const transparent = version === 'V3' && page === 'register';
  return (
    <>
      <Navigation
        onRegisterPage={page === 'register'}
        registerPath={paths.register}
        loginPath={paths.login}
        condition={condition}
        surface={transparent ? (scrolled ? 'half-transparent' : 'transparent') : 'solid'}
        onSignUp={() => {
          loadModal();
          setSigningUp(key);
        }}
      />
      {SignUpModal && <SignUpModal open={signingUp === key} onClose={() => setSigningUp(null)} />}
    </>
  );
}
