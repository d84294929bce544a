/** Whether the page runs as the mobile web variant. Source: S-012. */
export const isMobilePage = (): boolean =>
  matchMedia('(max-width: 768px)').matches || /\bMobi/.test(navigator.userAgent);
