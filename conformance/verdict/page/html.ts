import { compareSides } from '../compare/compareSides.ts';
import type { Side } from '../compare/Side.ts';
import type { LedgerReport } from '../ledger/LedgerReport.ts';
import { countStates } from '../ledger/State.ts';
import { answerSection } from './answerSection.ts';
import { clientScript } from './clientScript.ts';
import { brokenIn } from '../compare/broken.ts';
import { embedJson, escapeHtml } from '../report/escapeHtml.ts';
import { comparisonSection } from './comparisonSection.ts';
import { matrixSection } from './matrixSection.ts';
import { pageData } from './pageData.ts';
import { commitOf, momentOf } from './runFacts.ts';
import type { RunReport } from '../report/RunReport.ts';
import { slowestSection, issuesSection, badge, verdictSection } from './sections.ts';
import { stylesheet } from './stylesheet.ts';

function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

function header(report: RunReport): string {
  const { verdict, durationMs, tests, scope, limits, gaps } = report;
  const facts = [
    momentOf(report),
    duration(durationMs),
    `${tests.length} tests`,
    scope.target ?? `build ${scope.build}`,
    commitOf(report),
    ...(limits.length === 0 ? [] : [`only ${limits.join('; ')}`]),
    ...(gaps === 0 ? [] : [`${gaps} expected gaps`]),
  ];
  return `<header><h1>Conformance ${badge(verdict)}</h1><p>${facts.map(escapeHtml).join(' · ')}</p></header>`;
}

/**
 * The whole report as one file that needs nothing beside it.
 *
 * @param last an earlier run that it is compared with; null for a part, or where there is none
 */
export function renderReport(report: RunReport, ledger: LedgerReport, last: Side | null): string {
  const all = countStates(
    ledger.requirements.flatMap(({ cells }) => Object.values(cells).map(({ state }) => state)),
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Conformance: ${report.verdict}</title><style>${stylesheet}</style></head><body>
${header(report)}
<main>
${answerSection(report, brokenIn(report, ledger, last))}
${issuesSection(report)}
${last === null ? '' : comparisonSection(compareSides(last, { report, ledger }), last.report)}
${verdictSection(report, ledger)}
${matrixSection(ledger, all)}
${slowestSection(report)}
</main>
<dialog id="panel" aria-labelledby="panel-title"><div id="panel-head"><h2 id="panel-title"></h2><button type="button" id="panel-close">Close</button></div><div id="panel-body"></div></dialog>
<script type="application/json" id="data">${embedJson(pageData(report, ledger))}</script>
<script type="module">${clientScript()}</script>
</body></html>
`;
}
