import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/Button/Button.tsx';
import { Choice } from '../../components/Choice/Choice.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { SlideInMenu } from '../../components/SlideInMenu/SlideInMenu.tsx';
import { languageName } from '../../i18n/languageName.ts';
import { Message } from '../../i18n/Message.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useServices } from '../Services.ts';
import { useAreaName } from '../useAreaName.ts';
import { useKeptQuery } from '../useKeptQuery.ts';
import { Feedback } from './Feedback.tsx';
import { Languages } from './Languages.tsx';
import styles from './navigation.module.css';
import type { Route } from './Route.ts';
import { Sites } from './Sites.tsx';

interface MobileMenuProps {
  readonly open: boolean;
  readonly opener: RefObject<HTMLElement | null>;
  readonly route: Route;
  readonly contact: boolean;
  readonly onSignUp: () => void;
  readonly onClose: () => void;
}

/** The slide-in menu with the items that do not fit in the bar. Source: A§2 (NAV-013). */
export default function MobileMenu(props: MobileMenuProps) {
  const { open, opener, route, contact, onSignUp, onClose } = props;
  const { region } = useServices().page;
  const areaName = useAreaName();
  const language = useLanguage();
  const search = useKeptQuery();
  const navigate = useNavigate();
  const { languageList } = region.navBar.switchLang;
  return (
    <SlideInMenu
      open={open}
      opener={opener}
      onClose={onClose}
      actions={
        <>
          {region.signInMethods.registration && (
            <Button
              wide
              onClick={() => {
                onClose();
                onSignUp();
              }}
            >
              <Message id="bar_sign_up" />
            </Button>
          )}
          <Button
            wide
            variant="secondary"
            onClick={() => {
              onClose();
              void navigate({ pathname: route.loginPath, search }, { replace: true });
            }}
          >
            <Message id="bar_log_in" />
          </Button>
        </>
      }
    >
      <Disclosure
        label={<Message id="nav_language" />}
        value={languageName(language, languageList)}
      >
        <Languages onClose={onClose} />
      </Disclosure>
      <Disclosure label={<Message id="nav_site" />} value={areaName(region)}>
        <Sites onClose={onClose} />
      </Disclosure>
      <ul className={styles['links']}>
        <Choice newTab href={region.domain.academy}>
          <Message id="nav_university" />
        </Choice>
        {contact && (
          <Choice newTab href={region.domain.contact}>
            <Message id="nav_contact_us" />
          </Choice>
        )}
        <Feedback />
      </ul>
    </SlideInMenu>
  );
}
