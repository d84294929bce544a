import type { Comparison } from '../compare/Comparison.ts';
import { escapeHtml } from '../report/escapeHtml.ts';
import type { RunReport } from '../report/RunReport.ts';
import { comparisonSection } from './comparisonSection.ts';
import { commitOf, momentOf } from './runFacts.ts';
import { badge } from './sections.ts';
import { stylesheet } from './stylesheet.ts';

/** A comparison of two runs as one file. */
export function renderComparison(
  comparison: Comparison,
  before: RunReport,
  now: RunReport,
): string {
  const facts = [momentOf(now), `build ${now.scope.build}`, commitOf(now)];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>What changed</title><style>${stylesheet}</style></head><body>
<header><h1>What changed ${badge(before.verdict)} → ${badge(now.verdict)}</h1><p>${facts.map(escapeHtml).join(' · ')}</p></header>
<main>${comparisonSection(comparison, before)}</main></body></html>
`;
}
