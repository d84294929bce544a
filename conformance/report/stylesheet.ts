/** The look of the report; light and dark follow the reader. */
export const stylesheet = `
:root { color-scheme: light dark; --ink: #1d2330; --soft: #5d6678; --line: #dfe3ea; --page: #f6f7f9;
  --card: #fff; --good: #1b7f4d; --bad: #b3261e; --open: #8a5a00; --code: #eef1f5 }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ebf1; --soft: #a2abbd; --line: #333b4a;
  --page: #14171d; --card: #1c2129; --good: #5fd39b; --bad: #ff8a80; --open: #f2b84b; --code: #262d38 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.5 system-ui, sans-serif }
header, main { max-width: 64rem; margin-inline: auto; padding: 1.5rem }
h1, h2 { font-weight: 650; letter-spacing: -0.01em; margin: 0 }
h2 { font-size: 1.15rem; margin-block: 1.5rem .75rem }
small, header p, .note, .project, .time { color: var(--soft); font-size: .85rem; font-weight: 400 }
header p { margin: .25rem 0 0 }
.verdict { font-size: .75em; padding: .15em .6em; border-radius: 99px; border: 1px solid currentColor; color: var(--open) }
.verdict.conformant { color: var(--good) }
.verdict.not-conformant { color: var(--bad) }
details { background: var(--card); border: 1px solid var(--line); border-radius: 8px; margin-block: .4rem }
summary { display: flex; gap: .75rem; align-items: baseline; padding: .6rem .9rem; cursor: pointer; list-style: none }
summary:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; border-radius: 8px }
.name { flex: 1 }
.mark::before { content: "✓"; color: var(--good); font-weight: 700 }
[data-status="failed"] > summary .mark::before { content: "✗"; color: var(--bad) }
.body { padding: 0 .9rem .9rem; border-block-start: 1px solid var(--line) }
table { width: 100%; border-collapse: collapse; margin-block: .6rem }
td { padding: .3rem .5rem .3rem 0; border-block-end: 1px solid var(--line); vertical-align: top }
tr[data-status="failed"] td:first-child { color: var(--bad); font-weight: 600 }
.time { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums }
.chip { display: inline-block; font: 12px/1.6 ui-monospace, monospace; padding: 0 .4em; border-radius: 4px; background: var(--code) }
.chip.decision { color: var(--open) }
pre, code { font: 12.5px/1.5 ui-monospace, monospace }
.error { white-space: pre-wrap; overflow-wrap: anywhere; padding: .75rem; border-inline-start: 3px solid var(--bad); background: var(--code); margin-block: .75rem }
.replay { display: block; padding: .5rem .75rem; background: var(--code); border-radius: 6px; overflow-x: auto; user-select: all }
img { max-width: 100%; max-height: 32rem; border: 1px solid var(--line); border-radius: 6px }
`;
