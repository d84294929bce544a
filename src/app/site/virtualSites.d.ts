declare module 'virtual:portico-sites' {
  const sites: readonly import('../../domain/region/SiteEntry.ts').SiteEntry[];
  export default sites;
}
