/** The current page, and the paths that the navigation links to. */
export interface Route {
  readonly onRegisterPage: boolean;
  /** Paths of the application's pages. */
  readonly registerPath: string;
  readonly loginPath: string;
}
