import type { LedgerReport } from '../ledger/LedgerReport.ts';
import { signs, STATES, type State } from '../ledger/State.ts';
import { escapeHtml } from '../report/escapeHtml.ts';

/** What the areas of the requirement list are about. */
export const areas: Readonly<Record<string, string>> = {
  ACCU: 'US-entity variant',
  ADDINFO: 'Additional information',
  API: 'Calls',
  CAT: 'Catalogue of calls',
  CODE: 'Verification code',
  DLG: 'Dialogs',
  ERR: 'Errors',
  FLOW: 'Sign-up flow',
  I18N: 'Languages',
  LAND: 'Landing page',
  LAYOUT: 'Layout',
  LEAD: 'Leads',
  LOGIN: 'Log in',
  NAV: 'Navigation',
  OAUTH: 'Sign-in providers',
  OIDC: 'OpenID Connect',
  PARTNER: 'Partners',
  REF: 'Referral',
  REG: 'Register page',
  REGION: 'Regional configuration',
  ROLE: 'Roles and options',
  ROUTE: 'Routes',
  SEC: 'Security',
  SUB: 'Subscription',
  TRACK: 'Telemetry',
  UI: 'Sizes',
  VAL: 'Validation',
};

type Row = LedgerReport['requirements'][number];

function cells({ cells: own }: Row, regions: readonly string[]): string {
  return regions
    .map((region) => {
      const state = own[region]?.state ?? 'not run';
      return `<td data-state="${state}">${signs[state]}`;
    })
    .join('');
}

function areaBody(area: string, rows: readonly Row[], regions: readonly string[]): string {
  const head = `<tr class="area"><th colspan="${regions.length + 1}" scope="rowgroup"><span>${escapeHtml(area)}</span> ${escapeHtml(areas[area] ?? '')} <small>${rows.length}</small>`;
  const lines = rows.map(
    (row) =>
      `<tr id="${escapeHtml(row.id)}"><th scope="row"><code>${escapeHtml(row.id)}</code> <span>${escapeHtml(row.text)}</span>${cells(row, regions)}`,
  );
  return `<tbody data-area="${escapeHtml(area)}">${[head, ...lines].join('\n')}</tbody>`;
}

const options = (values: readonly string[], label: (value: string) => string): string =>
  values
    .map((value) => `<option value="${escapeHtml(value)}">${escapeHtml(label(value))}`)
    .join('');

function filters(rows: ReadonlyMap<string, readonly Row[]>, regions: readonly string[]): string {
  const area = options([...rows.keys()], (id) => `${id} ${areas[id] ?? ''}`);
  return `<form id="filters" aria-label="Filter the matrix">
<label>Area <select name="area"><option value="">all</option>${area}</select></label>
<label>Region <select name="region"><option value="">all</option>${options(regions, (id) => id)}</select></label>
<label>State <select name="state"><option value="">any</option>${options(STATES, (id) => id)}</select></label>
<label>Text <input name="text" type="search" placeholder="REG-009, code, checkbox …"></label>
<button type="reset">Show all</button><output id="shown"></output></form>`;
}

function legend(counts: Readonly<Record<State, number>>): string {
  const items = STATES.map(
    (state) =>
      `<li><span class="sign" data-state="${state}">${signs[state]}</span> ${state} <small>${counts[state]}</small></li>`,
  );
  return `<ul class="legend">${items.join('')}</ul>`;
}

/** Every requirement beside every region; the page's script filters it and opens its cells. */
export function matrixSection(
  { requirements, regions }: LedgerReport,
  counts: Readonly<Record<State, number>>,
): string {
  const ids = Object.keys(regions);
  const byArea = Map.groupBy(requirements, ({ area }) => area);
  const heads = ids.map((id) => `<th scope="col"><span>${escapeHtml(id)}</span></th>`).join('');
  const bodies = [...byArea].map(([area, rows]) => areaBody(area, rows, ids));
  return `<section aria-labelledby="ledger"><h2 id="ledger">Requirements</h2>
<p class="note" id="hint">A cell opens its evidence. With the keyboard: Tab into the matrix, arrow keys, Enter.</p>
${legend(counts)}${filters(byArea, ids)}
<div class="scroll tall" tabindex="-1"><table id="matrix" role="grid" aria-labelledby="ledger" aria-describedby="hint"><thead><tr><th scope="col">requirement</th>${heads}</tr></thead>
${bodies.join('\n')}</table></div></section>`;
}
