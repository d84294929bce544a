import { useMemo } from 'react';
import { moveFocus } from './moveFocus.ts';

/** Elements that a flow may move the focus to, by name. */
export interface FocusTargets<Name extends string> {
  /** A ref callback that registers its element under a name. */
  readonly refFor: (name: Name) => (element: HTMLElement | null) => void;
  /** Focuses the element of a name, now or as soon as its chunk is loaded and it is mounted. */
  readonly focus: (name: Name) => void;
}

function createFocusTargets<Name extends string>(): FocusTargets<Name> {
  const elements = new Map<Name, HTMLElement>();
  const refs = new Map<Name, (element: HTMLElement | null) => void>();
  let pending: Name | null = null;
  const settle = () => {
    const element = pending === null ? undefined : elements.get(pending);
    if (element === undefined) return;
    pending = null;
    moveFocus(element);
  };
  return {
    refFor(name) {
      const known = refs.get(name);
      if (known !== undefined) return known;
      const ref = (element: HTMLElement | null) => {
        if (element === null) {
          elements.delete(name);
          return;
        }
        elements.set(name, element);
        settle();
      };
      refs.set(name, ref);
      return ref;
    },
    focus(name) {
      pending = name;
      settle();
    },
  };
}

/** The focus targets of one flow; only its machine's effects move the focus (E-24). */
export const useFocusTargets = <Name extends string>(): FocusTargets<Name> =>
  useMemo(() => createFocusTargets<Name>(), []);
