import type { Broken } from '../compare/broken.ts';
import { escapeHtml } from '../report/escapeHtml.ts';
import type { RunReport, Verdict } from '../report/RunReport.ts';

const answers: Readonly<Record<Verdict, string>> = {
  CONFORMANT: 'Yes: nothing that was judged is wrong.',
  'NOT CONFORMANT': 'No: something that the specification asks for does not hold.',
  INCOMPLETE: 'Not yet: something did not run, or nothing judges it.',
  PARTIAL: 'This run cannot tell: only a part was run, and nothing in it is wrong.',
};

/** The question of a release manager, and its answer in a sentence. */
export const answerOf = ({ verdict }: Pick<RunReport, 'verdict'>): string => answers[verdict];

const fact = (name: string, value: string | null): string =>
  value === null ? '' : `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`;

function item({ id, what, regions, owner, expected, received, since, test }: Broken): string {
  const evidence =
    test === null ? '' : `<button type="button" data-test="${test}">Evidence</button>`;
  return `<li><p>${id === null ? '' : `<b>${id}</b> `}${escapeHtml(what)}</p><dl>
${fact('expected', expected)}${fact('received', received)}${fact('regions', regions.join(', '))}${fact('owner', owner)}${fact('since', since)}</dl>${evidence}</li>`;
}

/** May I ship? If not: what broke, where, since when, and who answers for it. */
export function answerSection(report: RunReport, broken: readonly Broken[]): string {
  const list = broken.length === 0 ? '' : `<ol class="broken">${broken.map(item).join('\n')}</ol>`;
  return `<section aria-labelledby="answer"><h2 id="answer">May I ship?</h2>
<p class="answer">${answerOf(report)}</p>${list}</section>`;
}
