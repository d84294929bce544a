import type { RegionConfig } from '../../domain/region/RegionConfig.ts';

interface StartFrom {
  readonly onRegisterPage: boolean;
  readonly region: {
    readonly register: Pick<RegionConfig['register'], 'version' | 'usVersion'>;
  };
}

/**
 * The target of the start-selling button: Register on other pages and on the US version's V3 page, else
 * the top of the page. Source: B§2 (NAV-002, NAV-003), S-129.
 */
export const startSelling = ({ onRegisterPage, region }: StartFrom): 'register' | 'top' =>
  !onRegisterPage || (region.register.usVersion && region.register.version === 'V3')
    ? 'register'
    : 'top';
