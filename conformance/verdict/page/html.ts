import type { LedgerReport } from '../ledger/LedgerReport.ts';
import { countStates } from '../ledger/State.ts';
import { clientScript } from './clientScript.ts';
import { embedJson, escapeHtml } from '../report/escapeHtml.ts';
import { matrixSection } from './matrixSection.ts';
import { pageData } from './pageData.ts';
import type { RunReport } from '../report/RunReport.ts';
import { slowestSection, issuesSection, badge, verdictSection } from './sections.ts';
import { stylesheet } from './stylesheet.ts';

function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

function header(report: RunReport): string {
  const { verdict, startedAt, durationMs, tests, scope, limits, gaps } = report;
  const facts = [
    `${startedAt.slice(0, 16).replace('T', ' ')} UTC`,
    duration(durationMs),
    `${tests.length} tests`,
    `build ${scope.build}`,
    ...(limits.length === 0 ? [] : [`only ${limits.join('; ')}`]),
    ...(gaps === 0 ? [] : [`${gaps} expected gaps`]),
  ];
  return `<header><h1>Conformance ${badge(verdict)}</h1><p>${facts.map(escapeHtml).join(' · ')}</p></header>`;
}

/** The whole report as one file that needs nothing beside it. */
export function renderReport(report: RunReport, ledger: LedgerReport): string {
  const all = countStates(
    ledger.requirements.flatMap(({ cells }) => Object.values(cells).map(({ state }) => state)),
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Conformance: ${report.verdict}</title><style>${stylesheet}</style></head><body>
${header(report)}
<main>
${verdictSection(report, ledger)}
${issuesSection(report)}
${matrixSection(ledger, all)}
${slowestSection(report)}
</main>
<dialog id="panel" aria-labelledby="panel-title"><div id="panel-head"><h2 id="panel-title"></h2><button type="button" id="panel-close">Close</button></div><div id="panel-body"></div></dialog>
<script type="application/json" id="data">${embedJson(pageData(report, ledger))}</script>
<script type="module">${clientScript()}</script>
</body></html>
`;
}
