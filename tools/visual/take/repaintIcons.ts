/**
 * Runs in the page: has the browser paint every icon anew. One that moved by a part of a pixel, as its
 * font came, is kept as it was painted before, so that a page's first story would look different later.
 */
export async function repaintIcons(): Promise<void> {
  const icons = document.querySelectorAll('svg');
  const painted = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  for (const { style } of icons) style.display = 'none';
  await painted();
  for (const { style } of icons) style.display = '';
  await painted();
}
