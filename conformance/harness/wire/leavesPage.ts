import type { Page, Request } from '@playwright/test';

/** Whether a request is for the document that takes the place of the page, and not of a frame in it. */
export const leavesPage = (page: Page, request: Request): boolean =>
  request.isNavigationRequest() && request.frame() === page.mainFrame();
