/** What Playwright's `screenshot` takes of a page. */
export interface Shot {
  /** CSS pixels from the start of the window, or of the page where it is larger than the window. */
  readonly clip: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  /**
   * Whether it reaches out of the window. The browser then makes the window one pixel wide for a moment,
   * so that whatever depends on the width loads anew or closes: only where nothing else will do.
   */
  readonly fullPage: boolean;
}

/**
 * Runs in the page: what of it a picture is to show. A screen is its window; on a desktop a dialog is
 * itself and a rim of what it covers; a component is its own box and what it opened.
 */
export function shotOf(): Shot {
  const rim = 24;
  const tallest = 1200;
  const nothing = { clip: { x: 0, y: 0, width: 160, height: 80 }, fullPage: false };
  const { innerWidth: width, innerHeight: height, scrollY } = globalThis;
  const modals = [...document.querySelectorAll('dialog:modal')];
  const isScreen = document.body.classList.contains('sb-main-fullscreen');
  if (isScreen || (modals.length > 0 && width <= 768))
    return { clip: { x: 0, y: 0, width, height }, fullPage: false };
  const inside = [
    ...document.querySelectorAll(
      '#storybook-root *, body > [popover]:popover-open, [data-toasts] *',
    ),
  ];
  const boxes = (modals.length > 0 ? modals : inside)
    .filter((element) => element.checkVisibility({ opacityProperty: true }))
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 1 && box.height > 1);
  if (boxes.length === 0) return nothing;
  const left = Math.max(0, Math.min(...boxes.map((box) => box.left)) - rim);
  const right = Math.min(width, Math.max(...boxes.map((box) => box.right)) + rim);
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + rim;
  const fullPage = bottom > height || scrollY > 0;
  const above = fullPage ? scrollY : 0;
  const top = Math.max(0, Math.min(...boxes.map((box) => box.top)) - rim + above);
  return {
    clip: {
      x: Math.floor(left),
      y: Math.floor(top),
      width: Math.max(1, Math.ceil(right - left)),
      height: Math.max(1, Math.min(tallest, Math.ceil(bottom + above - top))),
    },
    fullPage,
  };
}
