import type { Locator } from '@playwright/test';

/** Whether a section, or the overlay it stands in, covers the screen and hides the page's banner. */
export async function coversScreen(section: Locator): Promise<boolean> {
  return section.evaluate((step) => {
    const banner = [...document.querySelectorAll('header')].find(
      (header) => !header.closest('main, section, article, aside, nav, [role="dialog"]'),
    );
    const corners = [
      document.elementFromPoint(2, 2),
      document.elementFromPoint(innerWidth - 2, innerHeight - 2),
    ];
    const around: Element[] = [];
    for (let node: Element | null = step; node; node = node.parentElement) around.push(node);
    return around.some((overlay) => {
      if (overlay.contains(document.body) || overlay.contains(banner ?? null)) return false;
      const { left, top, right, bottom } = overlay.getBoundingClientRect();
      const covers = left <= 0 && top <= 0 && right >= innerWidth && bottom >= innerHeight;
      return covers && corners.every((seen) => overlay.contains(seen));
    });
  });
}
