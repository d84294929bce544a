/** The menus of the bar: three popups, and the slide-in menu for a narrow bar. */
export type NavMenu = 'feedback' | 'site' | 'language' | 'all';
