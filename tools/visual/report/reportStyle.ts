/** How the review looks, by Portico's tokens, which stand before it. */
export const reportStyle = `
* { box-sizing: border-box; margin: 0; }
body { background: var(--color-paper); color: var(--color-ink); font: 400 1rem/1.5 system-ui, sans-serif; }
header { position: sticky; z-index: 2; inset-block-start: 0; display: flex; flex-wrap: wrap; gap: var(--space-8) var(--space-24); align-items: center; padding: var(--space-12) var(--space-24); border-block-end: 1px solid var(--color-line); background: var(--color-paper); }
h1 { font-size: 1.25rem; font-weight: 600; }
h2 { margin-block: var(--space-32) var(--space-12); padding-block-start: var(--space-12); border-block-start: 2px solid var(--color-ink); font-size: 1.25rem; font-weight: 600; overflow-wrap: anywhere; }
h3 { margin-block: var(--space-24) var(--space-8); font-size: 1rem; font-weight: 600; }
small, summary { color: var(--color-ink-muted); font-weight: 400; font-size: .875rem; }
em { color: var(--color-danger); font-style: normal; font-size: .875rem; }
label { display: inline-flex; gap: var(--space-8); align-items: center; font-size: .875rem; font-weight: 400; }
fieldset { display: flex; gap: var(--space-12); padding: 0; border: 0; } legend { float: inline-start; padding: 0; font-size: .875rem; color: var(--color-ink-muted); }
form { display: flex; flex-wrap: wrap; gap: var(--space-8); align-items: center; }
input:not([type]), button { min-block-size: 2rem; padding-inline: var(--space-8); border: 1px solid var(--color-control); border-radius: var(--radius-control); background: var(--color-surface); color: inherit; font: inherit; font-size: .875rem; }
input { accent-color: var(--color-accent); }
:focus-visible { outline: 3px solid var(--color-focus); outline-offset: 2px; }
main { padding: 0 var(--space-24) var(--space-64); }
nav { margin-block-start: var(--space-24); } a { color: inherit; }
section { scroll-margin-block-start: 6rem; }
nav ol, main > section > ul, details ul { padding-inline-start: var(--space-24); font-size: .875rem; }
figure { min-inline-size: 0; } figcaption { background: var(--color-paper); color: var(--color-ink-muted); font-size: .75rem; }
.shot { position: relative; inline-size: fit-content; max-inline-size: 100%; }
svg { display: none; position: absolute; inset: 0; inline-size: 100%; block-size: auto; overflow: visible; fill: none; stroke: var(--color-danger); }
rect { stroke-width: 2; vector-effect: non-scaling-stroke; } [data-marked] svg { display: block; }
img { display: block; max-inline-size: 100%; block-size: auto; border: 1px solid var(--color-line); background: var(--color-surface); }
.sides { --part: 50%; display: grid; gap: var(--space-16); grid-template-columns: repeat(2, minmax(0, max-content)); }
.mask, .slider { display: none; }
body:not([data-view=sides]) .sides { grid-template-columns: minmax(0, max-content); }
body:not([data-view=sides]) .sides > figure { grid-area: 1 / 1; }
[data-view=slider] .slider { display: block; inline-size: 100%; } [data-view=slider] .after figcaption { text-align: end; } [data-view=slider] .before { z-index: 1; clip-path: inset(0 calc(100% - var(--part)) 0 0); }
[data-view=overlay] .mask { display: block; } [data-view=overlay] :is(.before, svg) { display: none; } [data-view=overlay] .after img { opacity: .35; } .mask { position: relative; } .mask img { background: none; }
[data-view=blink] .before { z-index: 1; } [data-view=blink][data-shown=after] .before { visibility: hidden; }
[data-whole] .sides { overflow: auto; } [data-whole] :is(.shot, img) { max-inline-size: none; } [data-whole][data-view=sides] .sides { grid-template-columns: repeat(2, max-content); }
[data-open] [data-accepted=true] { display: none; }
@media print { header { position: static; } form, fieldset, header > label { display: none; } article { break-inside: avoid; } }
`;
