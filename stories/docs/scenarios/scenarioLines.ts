import { errorCases } from '../../../mocks/scenarios/errorCases.ts';
import { groupScenarios, type ScenarioKind } from '../../../mocks/scenarios/groupScenarios.ts';
import { listScenarios } from '../../../mocks/scenarios/listScenarios.ts';
import { modifiers } from '../../../mocks/scenarios/modifiers.ts';
import { errorStoryAddress } from '../parts/errorStoryAddress.ts';
import { fits } from '../parts/fits.ts';

/** A scenario as the list shows it. */
export interface ScenarioLine {
  readonly name: string;
  readonly sentence: string;
  /** Numbers of the fault catalogue. */
  readonly faults: readonly string[];
  /** The address of an error's story; null for other scenarios. */
  readonly story: string | null;
}

export interface LineGroup {
  readonly kind: ScenarioKind;
  readonly title: string;
  readonly lead: string;
  readonly lines: readonly ScenarioLine[];
}

/** The filters of the list. */
export interface ScenarioFilter {
  readonly words: string;
  readonly kind: ScenarioKind | 'all';
}

export const everyScenario: ScenarioFilter = { words: '', kind: 'all' };

const casesByScenario = new Map(errorCases.map((errorCase) => [errorCase.scenario, errorCase]));

const faultsOf = (name: string): readonly string[] => {
  const [modifier] = name.split(/[:@]/);
  return modifiers.find((known) => known.name === modifier)?.faults ?? [];
};

function storyOf(name: string): ScenarioLine['story'] {
  const errorCase = casesByScenario.get(name);
  return errorCase === undefined ? null : errorStoryAddress(errorCase);
}

/** Every scenario, grouped by kind. */
export const scenarioGroups: readonly LineGroup[] = groupScenarios(listScenarios()).map(
  ({ scenarios, ...group }) => ({
    ...group,
    lines: scenarios.map(({ name, sentence }) => ({
      name,
      sentence,
      faults: group.kind === 'fault' ? faultsOf(name) : [],
      story: storyOf(name),
    })),
  }),
);

/** The scenarios that match: each word is in the name, the sentence or a fault number. */
export const matchingGroups = (
  groups: readonly LineGroup[],
  { words, kind }: ScenarioFilter,
): readonly LineGroup[] =>
  groups
    .filter((group) => kind === 'all' || kind === group.kind)
    .map((group) => ({
      ...group,
      lines: group.lines.filter(({ name, sentence, faults }) =>
        fits(`${name} ${sentence} ${faults.join(' ')}`, words),
      ),
    }))
    .filter(({ lines }) => lines.length > 0);

export const sizeOf = (groups: readonly LineGroup[]): number =>
  groups.reduce((sum, { lines }) => sum + lines.length, 0);
