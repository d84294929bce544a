import type { Locator, Page } from '@playwright/test';
import type { Viewport } from '../../shared/Site.ts';
import { selectors } from '../contract.ts';
import { named } from './named.ts';

/** The bar above the page, and the menus that it opens. */
export class Bar {
  /** The languages that can be chosen. */
  readonly languages: Locator;
  /** The other sites, each a link. */
  readonly sites: Locator;
  /** What opens the languages, the sites, and on a phone the menu that holds both. */
  readonly languagesButton: Locator;
  readonly sitesButton: Locator;
  readonly menuButton: Locator;
  /** The two buttons of that menu. */
  readonly signUpButton: Locator;
  readonly logInButton: Locator;
  readonly universityLink: Locator;
  readonly contactLink: Locator;
  /** The sites, a list for each part of the world. */
  readonly #groups: Locator;
  readonly #page: Page;
  readonly #viewport: Viewport;

  constructor(page: Page, viewport: Viewport) {
    this.#page = page;
    this.#viewport = viewport;
    this.languages = page
      .getByRole('listitem')
      .getByRole('button')
      .and(page.locator(selectors.inLanguage));
    this.#groups = page
      .getByRole('listitem')
      .getByRole('list')
      .filter({ has: page.getByRole('link'), hasNot: page.getByRole('list') });
    this.sites = this.#groups.getByRole('link');
    this.languagesButton = named(page, 'button', 'nav_language_current');
    this.sitesButton = named(page, 'button', 'nav_site_current');
    this.menuButton = named(page, 'button', 'nav_menu_open');
    this.signUpButton = named(page.getByRole('dialog'), 'button', 'bar_sign_up');
    this.logInButton = named(page.getByRole('dialog'), 'button', 'bar_log_in');
    this.universityLink = named(page, 'link', 'nav_university');
    this.contactLink = named(page, 'link', 'nav_contact_us');
  }

  /** The text beside the link to the home page, which is a picture: the deployment's name. */
  async envTag(): Promise<string> {
    const home = named(this.#page, 'link', 'brand_home').first();
    return home.evaluate((link) => link.parentElement?.textContent ?? '');
  }

  /** Opens the list of languages, in the bar or in the menu that slides in. */
  async openLanguages(): Promise<void> {
    await this.#open(this.languagesButton, 'nav_language');
  }

  /** Opens the list of sites. */
  async openSites(): Promise<void> {
    await this.#open(this.sitesButton, 'nav_site');
  }

  /** The languages that stand in the open list, as BCP 47 tags. */
  async languageTags(): Promise<(string | null)[]> {
    return this.languages.evaluateAll((rows) => rows.map((row) => row.getAttribute('lang')));
  }

  /** A language of the open list. */
  language(tag: string): Locator {
    return this.languages.and(this.#page.locator(selectors.ofLanguage(tag)));
  }

  /** Chooses a language of the open list, which closes with what holds it. */
  async chooseLanguage(tag: string): Promise<void> {
    await this.language(tag).click();
    for (const open of [this.languages, this.#page.getByRole('dialog')])
      await open.first().waitFor({ state: 'hidden' });
  }

  /** Where the links of the open list lead. */
  async siteAddresses(): Promise<string[]> {
    return addressesOf(this.sites);
  }

  /** The regions of those sites, group by group. */
  async siteGroups(): Promise<string[][]> {
    const groups = await this.#groups.all();
    return Promise.all(
      groups.map(async (group) => (await addressesOf(group.getByRole('link'))).map(regionOf)),
    );
  }

  /** The width of the panel that hangs from the button of the sites, in pixels. */
  async sitesWidth(): Promise<number> {
    const button = await this.sitesButton.elementHandle();
    return this.sites.first().evaluate((link, opener) => {
      let panel: Element = link;
      while (panel.parentElement && !panel.parentElement.contains(opener))
        panel = panel.parentElement;
      return Math.round(panel.getBoundingClientRect().width);
    }, button);
  }

  /** The regions whose link has the invited tag. */
  async invitedRegions(): Promise<string[]> {
    const tagged = this.sites.filter({
      has: this.#page.locator(selectors.message('nav_site_invited')),
    });
    return (await addressesOf(tagged)).map(regionOf);
  }

  async #open(inBar: Locator, inMenu: string): Promise<void> {
    if (this.#viewport === 'desktop') return inBar.click();
    const menu = this.#page.getByRole('dialog');
    if ((await menu.count()) === 0) await this.menuButton.click();
    await menu.locator(selectors.message(inMenu)).click();
  }
}

async function addressesOf(links: Locator): Promise<string[]> {
  return links.evaluateAll((all) =>
    all.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')),
  );
}

/** On this machine each site has its own host: `gb.localhost` (S-133). */
const regionOf = (address: string): string => new URL(address).hostname.split('.')[0] ?? '';
