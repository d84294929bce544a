const TAG = / \[((?:[A-Z0-9]+-\d{3})(?:, [A-Z0-9]+-\d{3})*)\]$/;

/** A step's title with the requirements it covers, as it stands in the report: `code is sent [FLOW-008]`. */
export function writeStepTitle(title: string, ids: readonly string[]): string {
  return `${title} [${ids.join(', ')}]`;
}

/** Reads title and requirement ids of a step; a title without a tag covers nothing. */
export function readStepTitle(step: string): { title: string; ids: string[] } {
  const tag = TAG.exec(step);
  if (!tag?.[1]) return { title: step, ids: [] };
  return { title: step.slice(0, tag.index), ids: tag[1].split(', ') };
}
