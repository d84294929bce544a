import type { RegionConfig } from '../../domain/region/RegionConfig.ts';

interface StartFrom {
  readonly onRegisterPage: boolean;
  readonly region: Pick<RegionConfig, 'id'> & {
    readonly register: Pick<RegionConfig['register'], 'version'>;
  };
}

/**
 * Where the start-selling button leads: to Register from other pages and on the US site's V3 page,
 * else to the top of the page. Source: B§2 (NAV-002, NAV-003), S-129.
 */
export const startSelling = ({ onRegisterPage, region }: StartFrom): 'register' | 'top' =>
  !onRegisterPage || (region.id === 'us' && region.register.version === 'V3') ? 'register' : 'top';
