/** What the review's switches do; the list that it saves is the one that `accepted.ts` reads. */
export const reportScript = `
const { body } = document;
const form = document.querySelector('form');
document.querySelector('fieldset').addEventListener('input', ({ target }) => { body.dataset.view = target.value; });
document.querySelector('#open').addEventListener('input', ({ target }) => body.toggleAttribute('data-open', target.checked));
document.addEventListener('input', ({ target }) => {
  if (target.classList.contains('slider')) target.parentElement.style.setProperty('--part', target.value + '%');
});
setInterval(() => { body.dataset.shown = body.dataset.shown === 'after' ? 'before' : 'after'; }, 700);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  const by = form.elements.by.value.trim();
  const on = new Date().toISOString().slice(0, 10);
  const chosen = [...document.querySelectorAll('[data-signature]:checked')];
  const list = chosen.map(({ dataset }) => ({ signature: dataset.signature, by, on, what: dataset.what }));
  form.querySelector('output').value = list.length + ' accepted; give the file to npm run visual -- --accept <file>';
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(list, null, 2)], { type: 'application/json' }));
  link.download = 'accepted.json';
  link.click();
  URL.revokeObjectURL(link.href);
});
`;
