import { useTranslation } from 'react-i18next';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { Message } from '../../i18n/Message.tsx';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../classNames.ts';
import { GlobeIcon } from '../icons/GlobeIcon.tsx';
import { LanguageIcon } from '../icons/LanguageIcon.tsx';
import { MenuIcon } from '../icons/MenuIcon.tsx';
import { Popup } from '../Popup/Popup.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { TopBar } from '../TopBar/TopBar.tsx';
import styles from './NavBar.module.css';
import type { NavMenu } from './NavMenu.ts';

interface NavBarProps extends Omit<ComponentProps<typeof TopBar>, 'children' | 'onToggle'> {
  readonly universityHref: string;
  /** Null when there is no link (NAV-004). */
  readonly contactHref: string | null;
  /** Whether the feedback menu has items (S-188). */
  readonly feedback: boolean;
  /** Name of the current market; null when the site cannot be switched. */
  readonly area: string | null;
  /** Name of the current language. */
  readonly language: string;
  /** The link to the log-in. */
  readonly logIn: ReactNode;
  /** The open menu, and its `PopupPanel` once the chunk is loaded. */
  readonly opened: NavMenu | null;
  readonly panel: ReactNode;
  /** Ref of the menu button, so that the slide-in menu knows whether the button is visible. */
  readonly menuButton?: Ref<HTMLButtonElement>;
  readonly onToggle: (toggle: { readonly menu: NavMenu }) => void;
  /** Null when registration is not offered (S-205). */
  readonly onStartSelling: (() => void) | null;
}

/**
 * The top navigation bar. Items that do not fit move into the slide-in menu; on mobile everything
 * except the logo. Source: A§2, B§2 (NAV-001, NAV-012).
 */
export function NavBar(props: NavBarProps) {
  const { universityHref, contactHref, feedback, area, language, logIn, opened, panel, ...other } =
    props;
  const { menuButton, onToggle, onStartSelling, className, ...rest } = other;
  const { t } = useTranslation();
  const popup = (menu: NavMenu) => ({
    open: opened === menu,
    onToggle: () => onToggle({ menu }),
    children: panel,
  });
  return (
    <TopBar {...rest} className={classNames(styles['bar'], className)}>
      <nav className={styles['nav']} aria-label={t('nav_label')} data-message="nav_label">
        <div className={styles['links']}>
          {feedback && (
            <Popup
              {...popup('feedback')}
              className={styles['feedback']}
              label={<Message id="nav_feedback" />}
            />
          )}
          {contactHref !== null && (
            <TextLink newTab href={contactHref}>
              <Message id="nav_contact_us" />
            </TextLink>
          )}
          <TextLink newTab href={universityHref}>
            <Message id="nav_university" />
          </TextLink>
        </div>
        <div className={styles['switches']}>
          {area !== null && (
            <Popup
              {...popup('site')}
              icon={<GlobeIcon />}
              label={area}
              name={{ id: 'nav_site_current', values: { area: area } }}
            />
          )}
          <Popup
            {...popup('language')}
            icon={<LanguageIcon />}
            label={language}
            name={{ id: 'nav_language_current', values: { language: language } }}
          />
        </div>
        <div className={styles['account']}>
          {logIn}
          {onStartSelling && (
            <Button variant="secondary" className={styles['start']} onClick={onStartSelling}>
              <Message id="nav_start_selling" />
            </Button>
          )}
        </div>
        <button
          ref={menuButton}
          type="button"
          className={styles['menu']}
          aria-label={t('nav_menu_open')}
          aria-haspopup="dialog"
          aria-expanded={opened === 'all'}
          data-message="nav_menu_open"
          onClick={() => onToggle({ menu: 'all' })}
        >
          <MenuIcon />
        </button>
      </nav>
    </TopBar>
  );
}
