import { createRef, type ReactElement, type RefObject } from 'react';
import { expect, waitFor } from 'storybook/test';
import { notPictured } from '../../.storybook/modes.ts';

/** Props by which the shared story finds the root of a component. */
export interface RootProbe<Element extends HTMLElement | SVGElement> {
  readonly ref: RefObject<Element | null>;
  readonly className: string;
  readonly 'data-probe': string;
}

interface Where {
  /** The element that gets `className`: the root, or the frame around a control. */
  readonly className: 'root' | 'frame';
}

/**
 * The story that every component needs: `ref` and rest props reach exactly one element; `className`
 * reaches it too or, for a field, the frame around it, in addition to the component's own class.
 */
export function rootProps<Element extends HTMLElement | SVGElement>(
  render: (probe: RootProbe<Element>) => ReactElement,
  { className }: Where = { className: 'root' },
) {
  const ref = createRef<Element>();
  return {
    tags: ['!autodocs'],
    parameters: { chromatic: notPictured },
    render: () => render({ ref, className: 'probe-class', 'data-probe': 'probe' }),
    play: async () => {
      await waitFor(() => expect(document.querySelectorAll('[data-probe=probe]')).toHaveLength(1));
      const root = document.querySelector('[data-probe=probe]');
      await expect(ref.current).toBe(root);
      const marked = document.querySelectorAll('.probe-class');
      await expect(marked).toHaveLength(1);
      await expect(marked[0]?.classList.length).toBeGreaterThan(1);
      if (className === 'root') await expect(marked[0]).toBe(root);
      else await expect(marked[0]?.contains(root)).toBe(true);
    },
  };
}
