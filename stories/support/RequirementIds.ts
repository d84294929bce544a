type RequirementId = `${Uppercase<string>}-${number}`;

/** One to five requirement ids: a step that shows more is several steps. */
export type RequirementIds = readonly [
  RequirementId,
  RequirementId?,
  RequirementId?,
  RequirementId?,
  RequirementId?,
];
