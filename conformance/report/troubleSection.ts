import { escapeHtml } from './escapeHtml.ts';
import type { RunReport } from './RunReport.ts';

const MOST_LOST = 50;

function list(title: string, kind: string, sentences: readonly string[]): string {
  if (sentences.length === 0) return '';
  const items = sentences.map((text) => `<li>${escapeHtml(text)}</li>`).join('');
  return `<h3>${title}</h3><ul class="${kind}">${items}</ul>`;
}

function failures({ tests }: RunReport, status: string, title: string): string {
  const items = tests.flatMap((test, index) => {
    if (test.status !== status) return [];
    const [first = ''] = (test.error ?? '').split('\n');
    return `<li><button type="button" class="failure" data-test="${index}"><b>${escapeHtml(test.site)}</b><span>${escapeHtml(test.name)}</span><small>${escapeHtml(first)}</small></button></li>`;
  });
  if (items.length === 0) return '';
  return `<h3>${title} <small>${items.length}</small></h3><ul class="failures">${items.join('')}</ul>`;
}

function lost({ notRun }: RunReport): string[] {
  const named = notRun.slice(0, MOST_LOST).map(({ site, name }) => `${site}: ${name}`);
  const rest = notRun.length - named.length;
  return rest > 0 ? [...named, `and ${rest} more`] : named;
}

/** All that stands between the run and a release; nothing when there is nothing. */
export function troubleSection(report: RunReport): string {
  const findings = report.regions.flatMap(({ region, findings: own }) =>
    own.map((text) => `${region}: ${text}`),
  );
  const body = [
    list('What went wrong around the tests', 'bad', report.problems),
    list('The list of expected failures is not true', 'bad', findings),
    failures(report, 'failed', 'Failed tests'),
    list('Planned and not run', 'open', lost(report)),
    failures(report, 'expected-fail', 'Failed as expected'),
    list('To mend, without consequence for the verdict', 'soft', report.notes),
  ].join('');
  if (body === '') return '';
  return `<section aria-labelledby="trouble"><h2 id="trouble">What to look at</h2>${body}</section>`;
}
