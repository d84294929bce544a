import type { LedgerReport } from '../ledger/LedgerReport.ts';
import { STATES, type State } from '../ledger/State.ts';
import { byRequirement } from '../record/byRequirement.ts';
import { countedList, list } from './list.ts';
import { escapeHtml } from '../report/escapeHtml.ts';
import type { RegionReport, RunReport, Verdict } from '../report/RunReport.ts';
import { seconds, slowest } from '../report/summary.ts';

/** A verdict as a label: colour and words. */
export const badge = (verdict: Verdict): string =>
  `<span class="verdict" data-verdict="${verdict}">${verdict}</span>`;

/** The states of a region's requirements, as a bar beside the numbers. */
function bar(counts: Readonly<Record<State, number>>): string {
  const present = STATES.filter((state) => state !== 'not applicable' && counts[state] > 0);
  const parts = present.map(
    (state) => `<i data-state="${state}" style="flex-grow:${counts[state]}"></i>`,
  );
  return `<span class="bar" aria-hidden="true">${parts.join('')}</span>`;
}

function testCounts({ planned, passed, failed, expected, failedElsewhere }: RegionReport): string {
  const missing = planned - passed - failed - expected;
  return [
    `<b>${passed}</b> of ${planned} tests passed`,
    ...(failed > 0 ? [`<b class="bad">${failed} failed</b>`] : []),
    ...(expected > 0 ? [`${expected} failed as expected`] : []),
    ...(missing > 0 ? [`<b class="open">${missing} not run</b>`] : []),
    ...(failedElsewhere > 0
      ? [`<b class="bad">${failedElsewhere} failed that ran elsewhere</b>`]
      : []),
  ].join(', ');
}

function regionRow(entry: RegionReport, { regions }: LedgerReport): string {
  const counts = regions[entry.region];
  const states = STATES.map((state) => `<td>${counts?.[state] ?? 0}</td>`).join('');
  return `<tr><th scope="row">${escapeHtml(entry.region)}</th><td>${badge(entry.verdict)}</td><td class="tests">${testCounts(entry)}</td><td>${seconds(entry.durationMs)}</td><td>${counts ? bar(counts) : ''}</td>${states}</tr>`;
}

/** A line per tested region: its verdict, its tests, their time, and the states of its requirements. */
export function verdictSection(report: RunReport, ledger: LedgerReport): string {
  const tested = new Set(report.regions.map(({ region }) => region));
  const others = Object.keys(ledger.regions).filter((id) => !tested.has(id));
  const rest =
    others.length === 0
      ? ''
      : `<p class="note">Not tested in this run: ${others.map(escapeHtml).join(', ')}.</p>`;
  const heads = STATES.map((state) => `<th scope="col">${state}</th>`).join('');
  return `<section aria-labelledby="regions"><h2 id="regions">Regions</h2>
<div class="scroll"><table class="regions"><thead><tr><th scope="col">region</th><th scope="col">verdict</th><th scope="col">tests</th><th scope="col">time</th><th scope="col">requirements</th>${heads}</tr></thead>
<tbody>${report.regions.map((entry) => regionRow(entry, ledger)).join('\n')}</tbody></table></div>${rest}</section>`;
}

const MOST_LOST = 50;

const sentenceList = (title: string, kind: string, sentences: readonly string[]): string =>
  list(title, kind, sentences.map(escapeHtml));

function failures({ tests }: RunReport, status: string, title: string): string {
  const items = tests.flatMap((test, index) => {
    if (test.status !== status) return [];
    const [first = ''] = (test.error ?? '').split('\n');
    return `<button type="button" class="failure" data-test="${index}"><b>${escapeHtml(test.site)}</b><span>${escapeHtml(test.name)}</span><small>${escapeHtml(first)}</small></button>`;
  });
  return countedList(title, 'failures', items);
}

function lost({ notRun }: RunReport): string[] {
  const named = notRun.slice(0, MOST_LOST).map(({ site, name }) => `${site}: ${name}`);
  const rest = notRun.length - named.length;
  return rest > 0 ? [...named, `and ${rest} more`] : named;
}

/** A requirement each, with its regions. */
function uncovered({ regions }: RunReport): string[] {
  const ofRegions = regions.map(({ region, uncovered: ids }) => ({ region, ids }));
  return byRequirement(ofRegions).map(({ id, regions: where }) => `${id}: ${where.join(', ')}`);
}

/** The regions of which a run tells the same nothing each, with their requirements. */
function unjudged({ regions }: RunReport): string[] {
  const byId = byRequirement(
    regions.map((entry) => ({ region: entry.region, ids: entry.unjudged })),
  );
  return [...Map.groupBy(byId, (one) => one.regions.join(', '))].map(([where, some]) => {
    const all = some[0]?.regions.length === regions.length ? 'every region' : where;
    return `${all}: ${some.map(({ id }) => id).join(', ')}`;
  });
}

/** What stands between the run and a release; empty when there is nothing. */
export function issuesSection(report: RunReport): string {
  const findings = report.regions.flatMap(({ region, findings: own }) =>
    own.map((text) => `${region}: ${text}`),
  );
  const body = [
    sentenceList('What went wrong outside of the tests', 'bad', report.problems),
    sentenceList('Expected failures that have expired or pass', 'bad', findings),
    sentenceList('Expected gaps that a test covers', 'bad', report.findings),
    sentenceList('Requirements without a test that are no expected gap', 'open', uncovered(report)),
    failures(report, 'failed', 'Failed tests'),
    sentenceList('Planned and not run', 'open', lost(report)),
    failures(report, 'expected-fail', 'Failed as expected'),
    sentenceList('Requirements that a live run cannot judge', 'soft', unjudged(report)),
    sentenceList('To fix, without consequence for the verdict', 'soft', report.notes),
  ].join('');
  if (body === '') return '';
  return `<section aria-labelledby="issues"><h2 id="issues">What to look at</h2>${body}</section>`;
}

/** The ten slowest tests; each opens its evidence. */
export function slowestSection({ tests }: RunReport): string {
  const items = slowest(tests).map(
    ({ index, test: { site, name, durationMs } }) =>
      `<li><button type="button" class="slow" data-test="${index}"><b>${seconds(durationMs)}</b><b>${escapeHtml(site)}</b><span>${escapeHtml(name)}</span></button></li>`,
  );
  if (items.length === 0) return '';
  return `<section aria-labelledby="slowest"><h2 id="slowest">Slowest tests</h2><ul class="failures">${items.join('')}</ul></section>`;
}
