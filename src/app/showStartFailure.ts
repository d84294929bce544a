import { clearFirstScreen } from './first-screen/clearFirstScreen.ts';

/**
 * Shows a page in English when the application fails before its texts load, and logs the error to
 * the console.
 */
export function showStartFailure(root: HTMLElement, error: unknown): void {
  console.error(error);
  clearFirstScreen();
  const title = document.createElement('h1');
  title.textContent = 'Oops';
  const text = document.createElement('p');
  text.textContent = 'Please reload this page.';
  const main = document.createElement('main');
  main.dataset['startFailure'] = '';
  main.append(title, text);
  root.replaceChildren(main);
}
