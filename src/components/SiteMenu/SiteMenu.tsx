import { useId, type ComponentProps, type MouseEvent } from 'react';
import type { OfferedGroup } from '../../domain/region/offeredSites.ts';
import type { SiteEntry, SiteGroup } from '../../domain/region/SiteEntry.ts';
import { countryName } from '../../i18n/countryName.ts';
import { Message } from '../../i18n/Message.tsx';
import type { MessageKey } from '../../i18n/MessageKey.ts';
import { Choice } from '../Choice/Choice.tsx';
import { classNames } from '../classNames.ts';
import { sortedByName } from '../CountryList/sortedByName.ts';
import { isPlainClick } from './isPlainClick.ts';
import styles from './SiteMenu.module.css';

interface SiteMenuProps extends ComponentProps<'ul'> {
  readonly groups: readonly OfferedGroup[];
  /** Language of the country names and their order, as a BCP 47 tag. */
  readonly language: string;
  readonly hrefOf: (site: SiteEntry) => string;
  /** Called for a plain click instead of navigating; other clicks (new tab) are left to the browser. */
  readonly onChoose: (choice: { readonly site: SiteEntry }) => void;
}

const headings: Readonly<Record<SiteGroup, MessageKey>> = {
  asia: 'nav_site_group_asia',
  europe: 'nav_site_group_europe',
  northAmerica: 'nav_site_group_north_america',
};

/** The other sites by world region, with a tag on those for invited sellers. Source: B§2 (NAV-006, NAV-008). */
export function SiteMenu(props: SiteMenuProps) {
  const { groups, language, hrefOf, onChoose, className, ...rest } = props;
  const id = useId();
  const choose = (site: SiteEntry) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose({ site });
  };
  return (
    <ul {...rest} className={classNames(styles['groups'], className)}>
      {groups.map(({ group, sites }) => (
        <li key={group}>
          <p id={`${id}${group}`} className={styles['heading']}>
            <Message id={headings[group]} />
          </p>
          <ul aria-labelledby={`${id}${group}`}>
            {byName(sites, language).map(({ site, name }) => (
              <Choice
                key={site.region}
                href={hrefOf(site)}
                note={site.invitedOnly && <Message id="nav_site_invited" />}
                onClick={choose(site)}
              >
                {name}
              </Choice>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

const byName = (sites: readonly SiteEntry[], language: string) =>
  sortedByName(
    sites.map((site) => ({ site, name: countryName(site.code, language) })),
    language,
  );
