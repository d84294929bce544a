import type { RequirementIds } from './RequirementIds.ts';

type Step = (title: string, body: () => Promise<void>) => Promise<void> | void;

declare global {
  /** Requirements that the current story has covered so far; the test runner reads them. */
  // oxlint-disable-next-line no-var -- a global is declared with var
  var porticoCovers: string[] | undefined;
}

/** Runs a step of a play function that covers requirements; they count if the step passes. */
export async function covers(
  step: Step,
  ids: RequirementIds,
  title: string,
  body: () => Promise<void>,
): Promise<void> {
  await step(`${title} [${ids.join(' ')}]`, body);
  globalThis.porticoCovers = [
    ...(globalThis.porticoCovers ?? []),
    ...ids.filter((id) => id !== undefined),
  ];
}
