/**
 * The last resort when not even the texts are there: a page in plain English, and the whole error in
 * the console for whoever runs the site.
 */
export function showStartFailure(root: HTMLElement, error: unknown): void {
  console.error(error);
  const title = document.createElement('h1');
  title.textContent = 'Oops';
  const text = document.createElement('p');
  text.textContent = 'Please reload this page.';
  const main = document.createElement('main');
  main.dataset['startFailure'] = '';
  main.append(title, text);
  root.replaceChildren(main);
}
