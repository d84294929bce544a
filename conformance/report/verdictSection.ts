import type { LedgerReport } from '../ledger/LedgerReport.ts';
import { STATES, type State } from '../ledger/State.ts';
import { escapeHtml } from './escapeHtml.ts';
import type { RegionReport, RunReport, Verdict } from './RunReport.ts';

/** A verdict as a label: colour and words. */
export const badge = (verdict: Verdict): string =>
  `<span class="verdict" data-verdict="${verdict}">${verdict}</span>`;

/** How a region's requirements stand, as a bar; the numbers stand beside it. */
function bar(counts: Readonly<Record<State, number>>): string {
  const shown = STATES.filter((state) => state !== 'not applicable' && counts[state] > 0);
  const parts = shown.map(
    (state) => `<i data-state="${state}" style="flex-grow:${counts[state]}"></i>`,
  );
  return `<span class="bar" aria-hidden="true">${parts.join('')}</span>`;
}

function tests({ planned, passed, failed, expected }: RegionReport): string {
  const lost = planned - passed - failed - expected;
  return [
    `<b>${passed}</b> of ${planned} tests passed`,
    ...(failed > 0 ? [`<b class="bad">${failed} failed</b>`] : []),
    ...(expected > 0 ? [`${expected} failed as expected`] : []),
    ...(lost > 0 ? [`<b class="open">${lost} not run</b>`] : []),
  ].join(', ');
}

function regionRow(entry: RegionReport, { regions }: LedgerReport): string {
  const counts = regions[entry.region];
  const states = STATES.map((state) => `<td>${counts?.[state] ?? 0}</td>`).join('');
  return `<tr><th scope="row">${escapeHtml(entry.region)}</th><td>${badge(entry.verdict)}</td><td class="tests">${tests(entry)}</td><td>${counts ? bar(counts) : ''}</td>${states}</tr>`;
}

/** A line per judged region: its verdict, its tests, and how its requirements stand. */
export function verdictSection(report: RunReport, ledger: LedgerReport): string {
  const judged = new Set(report.regions.map(({ region }) => region));
  const others = Object.keys(ledger.regions).filter((id) => !judged.has(id));
  const rest =
    others.length === 0
      ? ''
      : `<p class="note">Not judged in this run: ${others.map(escapeHtml).join(', ')}.</p>`;
  const heads = STATES.map((state) => `<th scope="col">${state}</th>`).join('');
  return `<section aria-labelledby="regions"><h2 id="regions">Regions</h2>
<div class="scroll"><table class="regions"><thead><tr><th scope="col">region</th><th scope="col">verdict</th><th scope="col">tests</th><th scope="col">requirements</th>${heads}</tr></thead>
<tbody>${report.regions.map((entry) => regionRow(entry, ledger)).join('\n')}</tbody></table></div>${rest}</section>`;
}
