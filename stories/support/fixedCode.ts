import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';

/** A region whose phones have the code of its default country and no other. Source: REG-033. */
export const fixedCode = (region: RegionConfig): RegionConfig => ({
  ...region,
  register: { ...region.register, phoneCodeDisable: true },
});
