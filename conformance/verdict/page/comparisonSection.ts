import { behaviourSentence, isSame } from '../compare/comparisonLines.ts';
import type { Comparison, StateChange } from '../compare/Comparison.ts';
import { escapeHtml } from '../report/escapeHtml.ts';
import type { RunReport } from '../report/RunReport.ts';

const where = (regions: readonly string[]): string =>
  `<small class="where">${regions.map(escapeHtml).join(' ')}</small>`;

/** A list with its number; empty without items. */
function list(title: string, kind: string, items: readonly string[]): string {
  if (items.length === 0) return '';
  const body = items.map((item) => `<li>${item}</li>`).join('');
  return `<h3>${title} <small>${items.length}</small></h3><ul class="${kind}">${body}</ul>`;
}

const stateItem = ({ id, text, from, to, regions }: StateChange): string =>
  `<b>${id}</b> ${escapeHtml(text)}<br><span class="change">${from} → ${to}</span> ${where(regions)}`;

/** What changed since another run, the worst first. */
export function comparisonSection(comparison: Comparison, before: RunReport): string {
  const { regressions, fixes, otherStates, added, removed, behaviour, notCompared } = comparison;
  const name = `${before.startedAt.slice(0, 16).replace('T', ' ')} UTC, build ${before.scope.build}, commit ${before.scope.commit.slice(0, 10)}`;
  const named = ({ id, text }: (typeof added)[number]) => `<b>${id}</b> ${escapeHtml(text)}`;
  const body = isSame(comparison)
    ? '<p>Nothing changed: the same states, the same behaviour.</p>'
    : [
        list('Regressions', 'bad', regressions.map(stateItem)),
        list('Fixes', 'good', fixes.map(stateItem)),
        list('Other changes of state', 'soft', otherStates.map(stateItem)),
        list('New requirements', 'soft', added.map(named)),
        list('Removed requirements', 'open', removed.map(named)),
        list(
          'Changed behaviour',
          'open',
          behaviour.map(
            (change) => `${escapeHtml(behaviourSentence(change))} ${where(change.regions)}`,
          ),
        ),
        list('Regions of one run only', 'soft', notCompared.map(escapeHtml)),
      ].join('');
  return `<section aria-labelledby="compared"><h2 id="compared">Since the last report</h2>
<p class="note">Compared with the run of ${escapeHtml(name)}.</p>${body}</section>`;
}
