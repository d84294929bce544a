import { behaviourSentence, isSame } from '../compare/comparisonLines.ts';
import type { Comparison, StateChange } from '../compare/Comparison.ts';
import { escapeHtml } from '../report/escapeHtml.ts';
import type { RunReport } from '../report/RunReport.ts';
import { countedList } from './list.ts';
import { commitOf, momentOf } from './runFacts.ts';

const where = (regions: readonly string[]): string =>
  `<small class="where">${regions.map(escapeHtml).join(' ')}</small>`;

const stateItem = ({ id, text, from, to, regions }: StateChange): string =>
  `<b>${id}</b> ${escapeHtml(text)}<br><span class="change">${from} → ${to}</span> ${where(regions)}`;

/** What changed since another run, the worst first. */
export function comparisonSection(comparison: Comparison, before: RunReport): string {
  const { regressions, fixes, otherStates, added, removed, behaviour, notCompared } = comparison;
  const name = `${momentOf(before)}, build ${before.scope.build}, ${commitOf(before)}`;
  const named = ({ id, text }: (typeof added)[number]) => `<b>${id}</b> ${escapeHtml(text)}`;
  const body = isSame(comparison)
    ? '<p>Nothing changed: the same states, the same behaviour.</p>'
    : [
        countedList('Regressions', 'bad', regressions.map(stateItem)),
        countedList('Fixes', 'good', fixes.map(stateItem)),
        countedList('Other changes of state', 'soft', otherStates.map(stateItem)),
        countedList('New requirements', 'soft', added.map(named)),
        countedList('Removed requirements', 'open', removed.map(named)),
        countedList(
          'Changed behaviour',
          'open',
          behaviour.map(
            (change) => `${escapeHtml(behaviourSentence(change))} ${where(change.regions)}`,
          ),
        ),
        countedList('Regions of one run only', 'soft', notCompared.map(escapeHtml)),
      ].join('');
  return `<section aria-labelledby="compared"><h2 id="compared">Since the last report</h2>
<p class="note">Compared with the run of ${escapeHtml(name)}.</p>${body}</section>`;
}
