type Ids = readonly [string, ...string[]];
type Own = Readonly<Record<string, readonly string[]>>;

/** The requirements that state which language a region begins with, beside the one for all. */
export const defaultLanguageRequirements: Own = {
  es: ['I18N-005'],
  me: ['I18N-014'],
};

/** Those that state which languages a region offers; base and us have no line of their own. */
export const languageRequirements: Own = {
  es: ['I18N-004'],
  fr: ['I18N-006'],
  gb: ['I18N-007'],
  ie: ['I18N-007'],
  id: ['I18N-008'],
  it: ['I18N-009'],
  mx: ['I18N-010'],
  my: ['I18N-011'],
  ph: ['I18N-012'],
  me: ['I18N-013'],
  sg: ['I18N-015'],
  th: ['I18N-016'],
  vn: ['I18N-017'],
  cb: ['I18N-018'],
  br: ['I18N-019'],
  de: ['I18N-020'],
  fanno: ['I18N-021'],
};

/** Those that state which calling codes a region allows. */
export const codeRequirements: Own = {
  ...Object.fromEntries(['es', 'fr', 'gb', 'ie', 'it'].map((id) => [id, ['REGION-016']])),
  de: ['REGION-017'],
  mx: ['REGION-018'],
  cb: ['REGION-019'],
};

/** Those that state the pattern which the wrong number of a region breaks. */
export const patternRequirements: Own = {
  cb: ['VAL-013'],
  fanno: ['VAL-013'],
  gb: ['VAL-016'],
  id: ['VAL-015'],
};

/** What holds for all, and a region's own lines. */
export const requirementsOf = (own: Own, region: string, all: Ids): Ids => [
  ...all,
  ...(own[region] ?? []),
];
