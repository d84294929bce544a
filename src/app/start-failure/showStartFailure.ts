import { clearFirstScreen } from '../first-screen/clearFirstScreen.ts';

/**
 * Shows the error page where the application fails before its texts load, in the words that the page
 * brings for that, in its language. Source: A§8, S-168.
 */
export function showStartFailure(root: HTMLElement): void {
  clearFirstScreen();
  const main = document.createElement('main');
  main.dataset['startFailure'] = '';
  const title = document.createElement('h1');
  main.append(title);
  const notice = document.querySelector<HTMLElement>('[data-load-failure]');
  if (notice !== null) {
    document.title = notice.dataset['title'] ?? '';
    const reload = document.createElement('button');
    reload.addEventListener('click', () => location.reload());
    const link = notice.querySelector('a');
    reload.textContent = link?.textContent ?? '';
    link?.remove();
    notice.removeAttribute('data-load-failure');
    notice.hidden = false;
    main.append(notice, reload);
  }
  title.textContent = document.title;
  root.replaceChildren(main);
}
