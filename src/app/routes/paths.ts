/** Addresses of the pages. Source: A§2. */
export const paths = {
  register: '/account/register',
  login: '/account/login',
} as const;

export type PageName = keyof typeof paths | 'default';

/** The page at an address; both forms of a path, with and without a final slash, are the same (S-005). */
export function pageAt(pathname: string): PageName {
  const path = pathname.replace(/\/+$/, '');
  if (path === paths.register) return 'register';
  return path === paths.login ? 'login' : 'default';
}
