import { useMemo } from 'react';
import { leadFocus } from './leadFocus.ts';

/** Elements that a flow may move the focus to, by name. */
export interface FocusTargets<Name extends string> {
  /** A ref callback that makes its element the bearer of a name. */
  readonly bearer: (name: Name) => (element: HTMLElement | null) => void;
  /** Focuses the bearer, now or as soon as its chunk has come and it is mounted. */
  readonly focus: (name: Name) => void;
}

function createFocusTargets<Name extends string>(): FocusTargets<Name> {
  const bearers = new Map<Name, HTMLElement>();
  const refs = new Map<Name, (element: HTMLElement | null) => void>();
  let awaited: Name | null = null;
  const settle = () => {
    const element = awaited === null ? undefined : bearers.get(awaited);
    if (element === undefined) return;
    awaited = null;
    leadFocus(element);
  };
  return {
    bearer(name) {
      const known = refs.get(name);
      if (known !== undefined) return known;
      const ref = (element: HTMLElement | null) => {
        if (element === null) {
          bearers.delete(name);
          return;
        }
        bearers.set(name, element);
        settle();
      };
      refs.set(name, ref);
      return ref;
    },
    focus(name) {
      awaited = name;
      settle();
    },
  };
}

/** The focus of one flow: an effect of its machine, never a guess of a component (E-24). */
export const useFocusTargets = <Name extends string>(): FocusTargets<Name> =>
  useMemo(() => createFocusTargets<Name>(), []);
