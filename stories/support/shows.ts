import type { RequirementIds } from './RequirementIds.ts';

type Step = (title: string, body: () => Promise<void>) => Promise<void> | void;

declare global {
  /** Requirements that the story at hand has shown so far; read by the test runner. */
  // oxlint-disable-next-line no-var -- a global is declared with var
  var porticoShown: string[] | undefined;
}

/** Names the requirements that a step of a story's play shows; they count once the step has passed. */
export async function shows(
  step: Step,
  ids: RequirementIds,
  title: string,
  body: () => Promise<void>,
): Promise<void> {
  await step(`${title} [${ids.join(' ')}]`, body);
  globalThis.porticoShown = [
    ...(globalThis.porticoShown ?? []),
    ...ids.filter((id) => id !== undefined),
  ];
}
