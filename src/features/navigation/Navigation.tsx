import { useRef, useState, type ComponentProps } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { NavBar } from '../../components/NavBar/NavBar.tsx';
import type { NavMenu } from '../../components/NavBar/NavMenu.ts';
import type { SellerCondition } from '../../domain/session/sellerCondition.ts';
import { languageName } from '../../i18n/languageName.ts';
import { Message } from '../../i18n/Message.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { RouteLink } from '../RouteLink.tsx';
import { useServices } from '../Services.ts';
import { useAreaName } from '../useAreaName.ts';
import { useOnDemand } from '../useOnDemand.ts';
import { useTellFailure } from '../useTellFailure.ts';
import type { Place } from './Place.ts';
import { showsContactUs } from './showsContactUs.ts';
import { startSelling } from './startSelling.ts';

interface NavigationProps extends Place {
  /** Of the seller who is logged in; null = nobody is, or not a seller. */
  readonly condition: SellerCondition | null;
  /** How much of what is behind the bar shows through. */
  readonly surface?: ComponentProps<typeof NavBar>['surface'];
  /** The slide-in menu's Sign up. */
  readonly onSignUp: () => void;
}

const popupMenu = () => import('./PopupMenu.tsx');
const mobileMenu = () => import('./MobileMenu.tsx');

/** The top navigation bar and its menus, whose code comes when one is opened. Source: A§2, B§2. */
export function Navigation({ condition, surface = 'solid', onSignUp, ...place }: NavigationProps) {
  const { region, feedback } = useServices();
  const areaName = useAreaName();
  const language = useLanguage();
  const { search } = useLocation();
  const navigate = useNavigate();
  const register = { pathname: place.registerPath, search };
  const [opened, setOpened] = useState<NavMenu | null>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const tell = useTellFailure();
  const close = () => setOpened(null);
  const fail = () => {
    close();
    tell();
  };
  const [PopupMenu, askForPopup] = useOnDemand(popupMenu, fail);
  const [MobileMenu, askForMobile] = useOnDemand(mobileMenu, fail);
  const contact = showsContactUs(condition);

  const start = () => {
    if (startSelling({ ...place, region }) === 'register')
      void navigate(register, { replace: true });
    window.scrollTo({ top: 0 });
  };
  return (
    <>
      <NavBar
        homeHref={useHref(register)}
        surface={surface}
        envTag={region.navBar.envTag.name}
        universityHref={region.domain.academy}
        contactHref={contact ? region.domain.contact : null}
        feedback={`${feedback.send}${feedback.problem}` !== ''}
        area={areaName(region)}
        language={languageName(language, region.navBar.switchLang.languageList)}
        logIn={
          <RouteLink to={place.loginPath} aria-current={place.onRegisterPage ? undefined : 'page'}>
            <Message id="bar_log_in" />
          </RouteLink>
        }
        opened={opened}
        panel={
          PopupMenu && opened && opened !== 'all' && <PopupMenu menu={opened} onClose={close} />
        }
        menuButton={menuButton}
        onToggle={({ menu }) => {
          (menu === 'all' ? askForMobile : askForPopup)();
          setOpened(menu === opened ? null : menu);
        }}
        onStartSelling={start}
      />
      {MobileMenu && (
        <MobileMenu
          open={opened === 'all'}
          opener={menuButton}
          place={place}
          contact={contact}
          onSignUp={onSignUp}
          onClose={close}
        />
      )}
    </>
  );
}
