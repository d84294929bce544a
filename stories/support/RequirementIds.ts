type RequirementId = `${Uppercase<string>}-${number}`;

/** One to five requirement ids; split a step that covers more. */
export type RequirementIds = readonly [
  RequirementId,
  RequirementId?,
  RequirementId?,
  RequirementId?,
  RequirementId?,
];
