import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useScrolled } from '../../components/TopBar/useScrolled.ts';
import { loaded } from '../../features/ChunkError.ts';
import { Navigation } from '../../features/navigation/Navigation.tsx';
import { useServices } from '../../features/Services.ts';
import { useRegisterVersion } from '../../features/shared/useRegisterVersion.ts';
import { useSession } from '../../features/useSession.ts';
import { useOnDemand } from '../../features/useOnDemand.ts';
import { useFailureToast } from '../../features/useFailureToast.ts';
import type { PageName } from './routeTable.ts';

const signUpModal = () => loaded('SignUpModal', import('./SignUpModal.tsx'));

/**
 * The account layout's bar; an embedded page has none. On the register page it is the first module of
 * the landing page: the portal's bar lies over the banner. Source: A§2, B§2, S-130, S-188.
 */
export function AccountBar({ page }: { readonly page: PageName }) {
  const { region, paths, embedded } = useServices().page;
  const version = useRegisterVersion();
  const condition = useSession()?.seller?.seller_condition ?? null;
  const scrolled = useScrolled();
  const showFailure = useFailureToast();
  /** Key of the history entry at which the register modal was opened; its log-in changes the entry. */
  const [signingUp, setSigningUp] = useState<string | null>(null);
  const { key } = useLocation();
  const [SignUpModal, loadModal] = useOnDemand(signUpModal, (error) => {
    setSigningUp(null);
    showFailure(error);
  });
  if (embedded) return null;
  const onRegisterPage = page === 'register';
  const name = region.landing.desktop.includes('portalNavBar') ? 'portalNavBar' : 'navBar';
  const liesOver = onRegisterPage && (version === 'V3' || name === 'portalNavBar');
  const scrolledSurface = version === 'V3' ? 'half-transparent' : 'opaque';
  return (
    <>
      <Navigation
        onRegisterPage={onRegisterPage}
        module={onRegisterPage ? name : undefined}
        registerPath={paths.register}
        loginPath={paths.login}
        condition={condition}
        surface={!liesOver ? 'solid' : scrolled ? scrolledSurface : 'transparent'}
        onSignUp={() => {
          loadModal();
          setSigningUp(key);
        }}
      />
      {SignUpModal && <SignUpModal open={signingUp === key} onClose={() => setSigningUp(null)} />}
    </>
  );
}
