/** A part of a page, in CSS pixels from its start. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Runs in the page: what of it a picture is to show. A screen is its window; on a desktop a dialog is
 * itself and a rim of what it covers; a component is its own box and what it opened.
 */
export function contentBox(): Part {
  const rim = 24;
  const tallest = 1200;
  const nothing = { x: 0, y: 0, width: 160, height: 80 };
  const { innerWidth: width, innerHeight: height } = globalThis;
  const modals = [...document.querySelectorAll('dialog:modal')];
  const isScreen = document.body.classList.contains('sb-main-fullscreen');
  if (isScreen || (modals.length > 0 && width <= 768)) return { x: 0, y: 0, width, height };
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
  const top = Math.max(0, Math.min(...boxes.map((box) => box.top)) - rim);
  const right = Math.min(width, Math.max(...boxes.map((box) => box.right)) + rim);
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + rim;
  return {
    x: Math.floor(left),
    y: Math.floor(top),
    width: Math.max(1, Math.ceil(right - left)),
    height: Math.max(1, Math.min(tallest, Math.ceil(bottom - top))),
  };
}
