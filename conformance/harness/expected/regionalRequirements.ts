import { appliesTo } from '../../oracle/applies.ts';

/** Requirements that are each about the same fact in one or a few regions. */
const facts = {
  defaultLanguage: ['I18N-005', 'I18N-014'],
  languages: [
    ...['I18N-004', 'I18N-006', 'I18N-007', 'I18N-008', 'I18N-009', 'I18N-010', 'I18N-011'],
    ...['I18N-012', 'I18N-013', 'I18N-015', 'I18N-016', 'I18N-017', 'I18N-018', 'I18N-019'],
    ...['I18N-020', 'I18N-021'],
  ],
  callingCodes: ['REGION-016', 'REGION-017', 'REGION-018', 'REGION-019'],
  crossBorderReport: ['API-031'],
  bannerBelow: ['LAND-010'],
  globalSellerType: ['API-009', 'API-010'],
  landingOrder: ['LAND-009', 'LAND-010', 'LAND-011', 'LAND-012', 'LAND-014'],
} as const;

/** The requirements that state a fact for a region. */
export const regionalRequirements = (fact: keyof typeof facts, region: string): string[] =>
  facts[fact].filter((id) => appliesTo(id, region));

/** Those that state the pattern of a country's phone numbers, by the country's key. */
export const patternRequirements: Readonly<Record<string, string>> = {
  cn: 'VAL-013',
  gb: 'VAL-016',
  id: 'VAL-015',
};
