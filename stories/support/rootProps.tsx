import { createRef, type ReactElement, type RefObject } from 'react';
import { expect, waitFor } from 'storybook/test';

/** What the shared suite hands to a component, to find it again in the document. */
export interface RootProbe<Element extends HTMLElement | SVGElement> {
  readonly ref: RefObject<Element | null>;
  readonly className: string;
  readonly 'data-probe': string;
}

interface Where {
  /** Where `className` goes: to the element that takes everything, or to the frame around a control. */
  readonly className: 'root' | 'frame';
}

/**
 * The story that every component passes: `ref` and rest props reach one element, once; `className`
 * reaches it or, for a field, the frame around it, beside the component's own class.
 */
export function rootProps<Element extends HTMLElement | SVGElement>(
  render: (probe: RootProbe<Element>) => ReactElement,
  { className }: Where = { className: 'root' },
) {
  const ref = createRef<Element>();
  return {
    tags: ['!autodocs'],
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
