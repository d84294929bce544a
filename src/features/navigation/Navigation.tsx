import { useRef, useState, type ComponentProps } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { NavBar } from '../../components/NavBar/NavBar.tsx';
import type { NavMenu } from '../../components/NavBar/NavMenu.ts';
import type { SellerCondition } from '../../domain/session/sellerCondition.ts';
import { languageName } from '../../i18n/languageName.ts';
import { Message } from '../../i18n/Message.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { loaded } from '../ChunkError.ts';
import { RouteLink } from '../RouteLink.tsx';
import { useServices } from '../Services.ts';
import { useAreaName } from '../useAreaName.ts';
import { useOnDemand } from '../useOnDemand.ts';
import { useFailureToast } from '../useFailureToast.ts';
import { useKeptQuery } from '../useKeptQuery.ts';
import type { Route } from './Route.ts';
import { showsContactUs } from './showsContactUs.ts';
import { startSelling } from './startSelling.ts';

interface NavigationProps extends Route {
  /** Condition of the logged-in seller; null when logged out or not a seller. */
  readonly condition: SellerCondition | null;
  /** The module of the landing page that the bar is, if it is one. */
  readonly module?: 'navBar' | 'portalNavBar' | undefined;
  /** The transparency of the bar. */
  readonly surface?: ComponentProps<typeof NavBar>['surface'];
  /** Called for Sign up in the slide-in menu. */
  readonly onSignUp: () => void;
}

const popupMenu = () => loaded('PopupMenu', import('./PopupMenu.tsx'));
const mobileMenu = () => loaded('MobileMenu', import('./MobileMenu.tsx'));

/** The top navigation bar and its menus, whose chunks load when one is opened. Source: A§2, B§2. */
export function Navigation(props: NavigationProps) {
  const { condition, module, surface = 'solid', onSignUp, ...route } = props;
  const { region, feedback } = useServices().page;
  const areaName = useAreaName();
  const language = useLanguage();
  const navigate = useNavigate();
  const { registration } = region.signInMethods;
  const register = {
    pathname: registration ? route.registerPath : route.loginPath,
    search: useKeptQuery(),
  };
  const [opened, setOpened] = useState<NavMenu | null>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const showFailure = useFailureToast();
  const close = () => setOpened(null);
  const fail = (error: unknown) => {
    close();
    showFailure(error);
  };
  const [PopupMenu, loadPopup] = useOnDemand(popupMenu, fail);
  const [MobileMenu, loadMobile] = useOnDemand(mobileMenu, fail);
  const contact = showsContactUs(condition);

  const start = () => {
    if (startSelling({ ...route, region }) === 'register')
      void navigate(register, { replace: true });
    window.scrollTo({ top: 0 });
  };
  return (
    <>
      <NavBar
        homeHref={useHref(register)}
        surface={surface}
        data-module={module}
        envTag={region.navBar.envTag.name}
        universityHref={region.domain.academy}
        contactHref={contact ? region.domain.contact : null}
        feedback={`${feedback.send}${feedback.problem}` !== ''}
        area={areaName(region)}
        language={languageName(language, region.navBar.switchLang.languageList)}
        logIn={
          <RouteLink to={route.loginPath} aria-current={route.onRegisterPage ? undefined : 'page'}>
            <Message id="bar_log_in" />
          </RouteLink>
        }
        opened={opened}
        panel={
          PopupMenu && opened && opened !== 'all' && <PopupMenu menu={opened} onClose={close} />
        }
        menuButton={menuButton}
        onToggle={({ menu }) => {
          (menu === 'all' ? loadMobile : loadPopup)();
          setOpened(menu === opened ? null : menu);
        }}
        onStartSelling={registration ? start : null}
      />
      {MobileMenu && (
        <MobileMenu
          open={opened === 'all'}
          opener={menuButton}
          route={route}
          contact={contact}
          onSignUp={onSignUp}
          onClose={close}
        />
      )}
    </>
  );
}
