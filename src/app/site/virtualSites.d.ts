declare module 'virtual:portico-sites' {
  /** `SiteEntry[]`; an ambient declaration cannot import the type. */
  const sites: unknown;
  export default sites;
}
