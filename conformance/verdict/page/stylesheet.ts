/** The look of the report; light and dark follow the reader. */
export const stylesheet = `
:root { color-scheme: light dark; --ink: #1d2330; --soft: #5d6678; --line: #dfe3ea; --page: #f6f7f9;
  --card: #fff; --good: #1b7f4d; --bad: #b3261e; --open: #8a5a00; --note: #3b5bb5; --code: #eef1f5;
  --good-bg: #e3f3ea; --bad-bg: #fbe4e2; --open-bg: #faeed6; --note-bg: #e6ecfa }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ebf1; --soft: #a2abbd; --line: #333b4a;
  --page: #14171d; --card: #1c2129; --good: #5fd39b; --bad: #ff8a80; --open: #f2b84b; --note: #9db5ff;
  --code: #262d38; --good-bg: #17352a; --bad-bg: #43211f; --open-bg: #3b2f17; --note-bg: #232e4d } }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.5 system-ui, sans-serif }
header, main { max-width: 88rem; margin-inline: auto; padding: 1.5rem clamp(1rem, 3vw, 2rem) }
header { padding-block-end: 0 }
h1, h2, h3 { font-weight: 650; letter-spacing: -0.01em; margin: 0 }
h1 { font-size: 1.6rem; display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: center }
h2 { font-size: 1.15rem; margin-block: 0 .6rem }
h3 { font-size: .95rem; margin-block: 1rem .4rem }
section { margin-block-end: 2.5rem }
small, header p, .note { color: var(--soft); font-size: .85rem; font-weight: 400 }
header p { margin: .35rem 0 0 }
.note { margin: .5rem 0; overflow-wrap: anywhere }
.bad { color: var(--bad) } .open { color: var(--open) }
ul { margin: 0; padding: 0; list-style: none }
:focus-visible { outline: 2px solid var(--note); outline-offset: 2px; border-radius: 6px }
.verdict { font-size: .8rem; font-weight: 650; letter-spacing: .02em; padding: .15em .7em; border-radius: 99px;
  white-space: nowrap; color: var(--open); background: var(--open-bg) }
h1 .verdict { font-size: .95rem }
.verdict::before { content: "… " }
.verdict[data-verdict="CONFORMANT"] { color: var(--good); background: var(--good-bg) }
.verdict[data-verdict="CONFORMANT"]::before { content: "✓ " }
.verdict[data-verdict="NOT CONFORMANT"] { color: var(--bad); background: var(--bad-bg) }
.verdict[data-verdict="NOT CONFORMANT"]::before { content: "✗ " }
.scroll { overflow: auto; background: var(--card); border: 1px solid var(--line); border-radius: 10px }
.tall { max-height: 86vh; overscroll-behavior: contain }
table { border-collapse: collapse; width: 100% }
th { font-weight: 500; text-align: start; color: var(--soft); font-size: .8rem }
td { vertical-align: top }
.regions th, .regions td { padding: .45rem .65rem; white-space: nowrap; vertical-align: middle }
.regions thead th { white-space: normal; vertical-align: bottom; line-height: 1.3 }
.regions tbody tr { border-block-start: 1px solid var(--line) }
.regions tbody th { font-size: .95rem; font-weight: 650; color: var(--ink) }
.regions td { font-variant-numeric: tabular-nums; font-size: .875rem }
.regions :is(th, td):is(:nth-child(4), :nth-child(n + 6)) { text-align: end }
.regions td:nth-child(5) { width: 20% }
.bar { display: flex; min-width: 6rem; height: .5rem; gap: 1px; border-radius: 99px; overflow: hidden }
.bar i { min-width: 2px; background: var(--line) }
.bar [data-state="pass"] { background: var(--good) }
.bar [data-state="pass on assumption"] { background: repeating-linear-gradient(135deg, var(--note) 0 3px, var(--note-bg) 3px 5px) }
.bar [data-state="fail"] { background: var(--bad) }
.bar [data-state="expected-fail"] { background: var(--open) }
.bar [data-state="expected gap"] { background: var(--open-bg) }
.failures li { margin-block: .35rem }
button, select, input { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: .35rem .7rem }
button { cursor: pointer }
button:hover { border-color: var(--soft) }
.failure { display: grid; grid-template-columns: 7.5rem 1fr; gap: 0 .75rem; width: 100%; text-align: start; padding: .55rem .9rem; border-inline-start: 3px solid var(--bad) }
.slow { display: grid; grid-template-columns: 4rem 7.5rem 1fr; gap: 0 .75rem; width: 100%; text-align: start; font-variant-numeric: tabular-nums }
.failure small { grid-column: 2; overflow-wrap: anywhere; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden }
ul:is(.bad, .good, .open, .soft) li { padding: .4rem .8rem; border-inline-start: 3px solid currentColor; background: var(--card); margin-block: .3rem; overflow-wrap: anywhere; white-space: pre-line }
ul.good { color: var(--good) }
ul:is(.bad, .good, .open, .soft) > li > :not(b) { color: var(--ink) }
ul.soft li { color: var(--soft); font-size: .875rem }
.answer { font-size: 1.15rem; margin: 0 0 1rem }
.change { font-weight: 650 }
.where { font-family: ui-monospace, monospace; margin-inline-start: .4rem }
.broken { margin: 0; padding: 0; list-style: none; display: grid; gap: .6rem }
.broken li { background: var(--card); border: 1px solid var(--line); border-inline-start: 3px solid var(--bad); border-radius: 10px; padding: .75rem 1rem }
.broken p { margin: 0 0 .4rem; overflow-wrap: anywhere }
.broken dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem .9rem; margin: 0 0 .5rem; font-size: .875rem }
.broken dt { color: var(--soft) } .broken dd { margin: 0; overflow-wrap: anywhere }
@media print { :root { color-scheme: light } #filters, dialog, button { display: none } .scroll { overflow: visible; max-height: none } section { break-inside: avoid-page } }
.legend { display: flex; flex-wrap: wrap; gap: .3rem 1.25rem; margin-block: .75rem; font-size: .875rem }
.sign, #matrix td { text-align: center; font-weight: 650 }
.sign, .state, td[data-state] { color: var(--soft) }
.sign { display: inline-block; width: 1.6rem; border-radius: 5px; background: var(--code) }
[data-state="pass"]:is(td, .sign, .state) { color: var(--good); background: var(--good-bg) }
[data-state="pass on assumption"]:is(td, .sign, .state) { color: var(--note); background: var(--note-bg) }
[data-state="fail"]:is(td, .sign, .state) { color: var(--bad); background: var(--bad-bg) }
[data-state="expected-fail"]:is(td, .sign, .state) { color: var(--open); background: var(--open-bg) }
[data-state="expected gap"]:is(td, .sign, .state) { color: var(--open) }
#filters { display: flex; flex-wrap: wrap; gap: .6rem .9rem; align-items: end; margin-block: .75rem 1rem }
#filters label { display: grid; gap: .15rem; font-size: .8rem; color: var(--soft) }
#filters :is(select, input) { font-size: .9rem; color: var(--ink); max-width: 15rem }
#shown { color: var(--soft); font-size: .85rem; padding-block: .4rem; font-variant-numeric: tabular-nums }
#matrix { border-collapse: separate; border-spacing: 0; font-size: .85rem }
#matrix thead th { position: sticky; inset-block-start: 0; z-index: 2; background: var(--card); padding: .5rem .1rem; text-align: center; border-block-end: 1px solid var(--line); font-weight: 650; color: var(--ink) }
#matrix thead th:first-child { inset-inline-start: 0; z-index: 3; text-align: start; padding-inline: .8rem }
#matrix tbody th { text-align: start; font-size: .85rem; color: var(--ink); font-weight: 400; background: var(--card) }
#matrix tbody th[scope="row"] { position: sticky; inset-inline-start: 0; z-index: 1; padding: .3rem .8rem .3rem 7.4rem; overflow-wrap: anywhere; border-block-end: 1px solid var(--line) }
#matrix th[scope="row"] > span { display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden }
#matrix th code { position: absolute; inset-inline-start: .8rem; color: var(--soft); font-size: 11.5px; line-height: 1.85 }
#matrix td { width: 2.35rem; min-width: 2.35rem; vertical-align: middle; cursor: pointer; border-block-end: 1px solid var(--line); border-inline-start: 1px solid var(--line) }
#matrix td:is([data-state="not run"], [data-state="not applicable"]) { font-weight: 400 }
#matrix td:hover, #matrix td:focus-visible { outline: 2px solid var(--note); outline-offset: -2px; border-radius: 0 }
#matrix .area th { padding: 1.1rem .8rem .35rem; font-weight: 650; border-block-end: 1px solid var(--line) }
#matrix .area span { position: sticky; inset-inline-start: .8rem; font: 600 12px/1.6 ui-monospace, monospace; color: var(--soft); margin-inline-end: .4rem }
dialog { position: fixed; inset: 0 0 0 auto; margin: 0; width: min(46rem, 100vw); max-width: none; height: 100dvh; max-height: none; border: 0; border-inline-start: 1px solid var(--line); background: var(--page); color: var(--ink); padding: 0; overflow: hidden }
dialog[open] { display: flex; flex-direction: column }
dialog::backdrop { background: rgb(10 14 22 / 35%) }
#panel-head { display: flex; justify-content: space-between; gap: 1rem; align-items: center; padding: .9rem 1.25rem; border-block-end: 1px solid var(--line) }
#panel-head h2 { margin: 0 }
#panel-body { overflow: auto; padding: 1rem 1.25rem 2rem }
.state { display: inline-block; margin: 0; padding: .1rem .7rem; border-radius: 99px; font-weight: 650; background: var(--code); color: var(--soft) }
#panel-body ul li { font-size: .875rem; margin-block: .2rem }
details { background: var(--card); border: 1px solid var(--line); border-radius: 10px; margin-block: 1rem; padding: 0 1rem 1rem }
summary { display: flex; flex-wrap: wrap; gap: 0 .75rem; align-items: baseline; padding-block: .7rem; cursor: pointer; list-style: none }
summary span { flex: 1; min-width: 12rem }
details:not([open]) { padding-block-end: 0 }
details[data-status="failed"] { border-inline-start: 3px solid var(--bad) }
details table { margin-block: .75rem; font-size: .85rem }
details :is(td, thead th) { padding: .3rem .6rem .3rem 0; border-block-end: 1px solid var(--line) }
details td:first-child { overflow-wrap: anywhere }
tr[data-status="failed"] td:first-child { color: var(--bad); font-weight: 600 }
details th { padding-inline-end: .6rem }
.steps th:nth-child(n + 3), .requests th:last-child { text-align: end }
.number { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; color: var(--soft) }
.chip { display: inline-block; padding: 0 .4em; margin: 0 .25em .15em 0; border-radius: 4px; background: var(--code) }
.chip.this { background: var(--note-bg); color: var(--note); font-weight: 650 }
.chip.decision { color: var(--note) }
pre, code { font: 12px/1.6 ui-monospace, monospace }
.error { white-space: pre-wrap; overflow-wrap: anywhere; padding: .75rem; border-inline-start: 3px solid var(--bad); background: var(--code); margin: 0 0 .75rem }
.replay { display: block; padding: .5rem .75rem; background: var(--code); border-radius: 6px; overflow-x: auto; user-select: all; white-space: nowrap }
a { color: var(--note) }
img { display: block; max-width: 100%; max-height: 26rem; border: 1px solid var(--line); border-radius: 6px; margin-block: .75rem }
@media (max-width: 40rem) {
  #matrix tbody th[scope="row"], #matrix thead th:first-child { max-width: 9.5rem; min-width: 9.5rem; padding-inline: .6rem }
  #matrix th code { position: static }
  #matrix th[scope="row"] > span { -webkit-line-clamp: 3 }
  .failure { grid-template-columns: 1fr }
  .failure small { grid-column: 1 }
  .tall { max-height: 75vh }
}
`;
