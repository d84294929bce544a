/** Where in the application the navigation stands. */
export interface Place {
  readonly onRegisterPage: boolean;
  /** Paths of the application's pages. */
  readonly registerPath: string;
  readonly loginPath: string;
}
