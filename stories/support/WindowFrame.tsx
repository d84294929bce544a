import { waitFor } from 'storybook/test';

interface WindowFrameProps {
  /** The story's id. */
  readonly story: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** Another story in a window of its own size, whatever the size of the workshop's. */
export function WindowFrame({ story, width, height }: WindowFrameProps) {
  // The toolbar's choices hold inside too; only one axe runs at a time.
  const chosen = new URLSearchParams(location.search).get('globals');
  const globals = [...(chosen ? [chosen] : []), 'a11y.manual:!true'].join(';');
  const address = new URLSearchParams({ viewMode: 'story', id: story, globals });
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- our own story needs its origin and its scripts
    <iframe
      title={story}
      src={`iframe.html?${String(address)}`}
      width={width}
      height={height}
      style={{ border: 0 }}
    />
  );
}

/** Waits for an element of the story in the frame. */
export const inFrame = (canvas: HTMLElement, selector: string): Promise<HTMLElement> =>
  waitFor(() => {
    const frame = canvas.querySelector('iframe');
    const element = frame?.contentDocument?.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`Nothing in the frame matches ${selector}.`);
    return element;
  });

/** Where the open dialog of the frame stands once it has moved in, in whole CSS pixels. */
export async function dialogBox(canvas: HTMLElement) {
  const dialog = await inFrame(canvas, 'dialog[open]');
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
  const { left, width, height, bottom } = dialog.getBoundingClientRect();
  const { innerWidth, innerHeight } = dialog.ownerDocument.defaultView ?? window;
  return {
    width: Math.round(width),
    height: Math.round(height),
    centred: Math.abs(left + width / 2 - innerWidth / 2) <= 1,
    atBottom: Math.abs(bottom - innerHeight) <= 1,
  };
}

/** For a story that is nothing but a frame: what is inside is judged in its own story. */
export const framed = {
  layout: 'fullscreen' as const,
  docs: { story: { inline: true } },
  a11y: { context: { exclude: ['iframe'] } },
};
