import { overallVerdict } from './verdict.ts';
import type { RegionReport, RunReport, TestReport } from './RunReport.ts';
import { stylesheet } from './stylesheet.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(milliseconds < 10_000 ? 2 : 0)} s`;
}

function chips(ids: readonly string[], kind: string): string {
  return ids.map((id) => `<span class="chip ${kind}">${escape(id)}</span>`).join(' ');
}

function stepRow(step: TestReport['steps'][number]): string {
  return `<tr data-status="${step.status}"><td>${escape(step.title)}</td><td>${chips(step.shows, 'id')}</td><td class="time">${seconds(step.durationMs)}</td></tr>`;
}

function testSection(test: TestReport): string {
  const failure = test.error === undefined ? '' : `<pre class="error">${escape(test.error)}</pre>`;
  const picture =
    test.screenshot === undefined
      ? ''
      : `<img alt="The page when the test failed" src="data:image/png;base64,${test.screenshot}">`;
  const decisions =
    test.assumed.length === 0
      ? ''
      : `<p class="note">Judged by decisions: ${chips(test.assumed, 'decision')}</p>`;
  return `<details data-status="${test.status}"${test.status === 'failed' ? ' open' : ''}>
<summary><span class="mark"></span><span class="name">${escape(test.name)}</span><span class="project">${escape(test.project)}</span><span class="time">${seconds(test.durationMs)}</span></summary>
<div class="body">${failure}${picture}<table>${test.steps.map(stepRow).join('')}</table>${decisions}
<p class="note">${escape(test.file)}</p><code class="replay">${escape(test.replay)}</code></div></details>`;
}

function verdictClass(verdict: string): string {
  return verdict.toLowerCase().replaceAll(' ', '-');
}

function regionSection(region: RegionReport, tests: readonly TestReport[]): string {
  const own = tests.filter((test) => test.region === region.region);
  const ordered = own.toSorted(
    (one, other) =>
      one.status.localeCompare(other.status) ||
      one.file.localeCompare(other.file) ||
      one.name.localeCompare(other.name) ||
      one.project.localeCompare(other.project),
  );
  return `<section><h2>${escape(region.region)} <span class="verdict ${verdictClass(region.verdict)}">${region.verdict}</span>
<small>${region.passed} passed, ${region.failed} failed, ${region.planned} planned</small></h2>
${ordered.map(testSection).join('\n')}</section>`;
}

/** The whole report as one file that needs nothing beside it. */
export function renderReport(report: RunReport): string {
  const verdict = overallVerdict(
    report.regions.map((region) => region.verdict),
    report.problems,
  );
  const shown = new Set(
    report.tests.filter((test) => test.status === 'passed').flatMap((test) => test.shows),
  );
  const problems = report.problems
    .map((text) => `<pre class="error">${escape(text)}</pre>`)
    .join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Conformance: ${verdict}</title><style>${stylesheet}</style></head><body>
<header><h1>Conformance <span class="verdict ${verdictClass(verdict)}">${verdict}</span></h1>
<p>${escape(report.startedAt.slice(0, 16).replace('T', ' '))} UTC · ${seconds(report.durationMs)} · ${report.tests.length} tests · ${shown.size} requirements shown</p></header>
<main>${problems}${report.regions.map((region) => regionSection(region, report.tests)).join('\n')}</main>
</body></html>
`;
}
