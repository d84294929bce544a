/**
 * What the review's switches do. The list that it saves is the one that `accepted.ts` reads; until then
 * the browser keeps what was ticked.
 */
export const reportScript = `
const { body } = document;
const form = document.querySelector('form');
const boxes = [...document.querySelectorAll('[data-signature]')];
const KEPT = 'portico-visual-accepted';

/** Keeps what is in the window where it is while the page changes. */
const inPlace = (change) => {
  const seen = [...document.querySelectorAll('article')].find((one) => one.getBoundingClientRect().bottom > innerHeight / 2);
  const before = seen?.getBoundingClientRect().top ?? 0;
  change();
  if (seen) scrollBy(0, seen.getBoundingClientRect().top - before);
};

const chosen = () => boxes.filter(({ checked }) => checked).map(({ dataset }) => dataset.signature);
const showAll = () => {
  for (const all of document.querySelectorAll('[data-all]')) {
    const own = [...all.closest('section').querySelectorAll('[data-signature]')];
    const ticked = own.filter(({ checked }) => checked).length;
    all.checked = ticked === own.length;
    all.indeterminate = ticked > 0 && ticked < own.length;
  }
};
const keep = () => {
  try { localStorage.setItem(KEPT, JSON.stringify({ by: form.elements.by.value, chosen: chosen() })); } catch {}
};
try {
  const kept = JSON.parse(localStorage.getItem(KEPT) ?? '{"by":"","chosen":[]}');
  form.elements.by.value = kept.by;
  for (const box of boxes) box.checked = kept.chosen.includes(box.dataset.signature);
} catch {}
showAll();

document.addEventListener('input', ({ target }) => {
  if (target.name === 'view') inPlace(() => { body.dataset.view = target.value; });
  if (target.dataset.switch) inPlace(() => body.toggleAttribute('data-' + target.dataset.switch, target.checked));
  if (target.classList.contains('slider')) target.parentElement.style.setProperty('--part', target.value + '%');
  if (target.dataset.all !== undefined)
    for (const box of target.closest('section').querySelectorAll('[data-signature]')) box.checked = target.checked;
  showAll();
  keep();
});
setInterval(() => { body.dataset.shown = body.dataset.shown === 'after' ? 'before' : 'after'; }, 700);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  const by = form.elements.by.value.trim();
  const on = new Date().toISOString().slice(0, 10);
  const what = new Map(boxes.map(({ dataset }) => [dataset.signature, dataset.what]));
  const list = [...new Set(chosen())].map((signature) => ({ signature, by, on, what: what.get(signature) }));
  form.querySelector('output').value = list.length + ' accepted; give the file to npm run visual -- --accept <file>';
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(list, null, 2)], { type: 'application/json' }));
  link.download = 'accepted.json';
  link.click();
  URL.revokeObjectURL(link.href);
});
`;
