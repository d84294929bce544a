/** What the bar opens: three popups, and the menu that slides in where the bar is too short for them. */
export type NavMenu = 'feedback' | 'site' | 'language' | 'all';
