import { errorCells } from '../../../mocks/scenarios/errorCells.ts';
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
  /** The story that shows it; `waiting` where the call has no screen yet, null where none is due. */
  readonly story: { readonly address: string } | 'waiting' | null;
}

export interface LineGroup {
  readonly kind: ScenarioKind;
  readonly title: string;
  readonly lead: string;
  readonly lines: readonly ScenarioLine[];
}

/** What somebody looks for. */
export interface ScenarioFilter {
  readonly words: string;
  readonly kind: ScenarioKind | 'all';
}

export const everyScenario: ScenarioFilter = { words: '', kind: 'all' };

const cells = new Map(errorCells.map((cell) => [cell.scenario, cell]));

const faultsOf = (name: string): readonly string[] => {
  const [modifier] = name.split(/[:@]/);
  return modifiers.find((known) => known.name === modifier)?.faults ?? [];
};

function storyOf(name: string): ScenarioLine['story'] {
  const cell = cells.get(name);
  if (cell === undefined) return null;
  const address = errorStoryAddress(cell);
  return address === null ? 'waiting' : { address };
}

/** Every scenario, by what it is about. */
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

/** The scenarios that fit: each word stands in the name, the sentence or a fault's number. */
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
