/** How the contact sheet looks, by Portico's tokens, which stand before it. */
export const sheetStyle = `
* { box-sizing: border-box; margin: 0; }
body { background: var(--color-paper); color: var(--color-ink); font: 400 1rem/1.5 system-ui, sans-serif; }
header { position: sticky; z-index: 1; inset-block-start: 0; display: flex; flex-wrap: wrap; gap: var(--space-8) var(--space-24); align-items: center; padding: var(--space-12) var(--space-24); border-block-end: 1px solid var(--color-line); background: var(--color-paper); }
h1 { font-size: 1.25rem; font-weight: 600; }
h2 { margin-block: var(--space-32) var(--space-12); padding-block-start: var(--space-12); border-block-start: 2px solid var(--color-ink); font-size: 1.375rem; font-weight: 600; }
h3 { margin-block: var(--space-24) var(--space-8); font-size: 1rem; font-weight: 600; }
h3 small, header small { color: var(--color-ink-muted); font-weight: 400; }
label { display: flex; gap: var(--space-8); align-items: center; font-size: .875rem; }
select, input { min-block-size: 2rem; padding-inline: var(--space-8); border: 1px solid var(--color-control); border-radius: var(--radius-control); background: var(--color-surface); color: inherit; font: inherit; }
input[type=range] { padding: 0; accent-color: var(--color-accent); }
:focus-visible { outline: 3px solid var(--color-focus); outline-offset: 2px; }
main { padding: 0 var(--space-24) var(--space-64); }
ul { display: flex; flex-wrap: wrap; gap: var(--space-16); align-items: flex-start; padding: 0; list-style: none; }
li { max-inline-size: 100%; }
figure { display: grid; gap: var(--space-4); min-inline-size: 6rem; max-inline-size: 100%; }
figcaption { inline-size: 0; min-inline-size: 100%; color: var(--color-ink-muted); font-size: .75rem; overflow-wrap: anywhere; }
figcaption b { color: var(--color-ink); font-weight: 400; }
figcaption em { color: var(--color-danger); font-style: normal; font-weight: 600; }
img { display: block; inline-size: calc(var(--w) * var(--scale) * 1px); max-inline-size: 100%; block-size: auto; border: 1px solid var(--color-line); background: var(--color-surface); }
[hidden] { display: none !important; }
@media print { header { position: static; } figure { break-inside: avoid; } }
`;

/** What the sheet's switches do. */
export const sheetScript = `
const header = document.querySelector('header');
const search = header.querySelector('[type=search]');
const switches = [...header.querySelectorAll('select')];
function sift() {
  const sought = search.value.trim().toLowerCase();
  let shown = 0;
  for (const item of document.querySelectorAll('li')) {
    const fits = switches.every(({ dataset, value }) => value === '' || item.getAttribute('data-' + dataset.sifts) === value)
      && item.dataset.text.includes(sought);
    item.hidden = !fits;
    if (fits) shown += 1;
  }
  for (const part of document.querySelectorAll('section section, main > section'))
    part.hidden = !part.querySelector('li:not([hidden])');
  header.querySelector('output').value = shown + ' pictures';
}
header.addEventListener('input', ({ target }) => {
  if (target.type === 'range') document.body.style.setProperty('--scale', target.value);
  else sift();
});
sift();
`;
