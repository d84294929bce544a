import {
  errors,
  type Contact,
  type ErrorExpectation,
  type Version,
} from '../expectations/errors.ts';
import type { Failure } from './provoke.ts';

interface Wanted {
  readonly version: Version;
  readonly contact: Contact;
  readonly case: string;
}

const isQuiet = ({ error }: Failure): boolean =>
  error.surface.kind !== 'unspecified' && error.surface.value === 'nothing';

/**
 * The errors of a call that the specification settles: each with a text of its own, the internal error
 * once more without, for the fallback. What shows nothing comes first, while no toast is about.
 */
export function failuresOf({ version, contact, case: call }: Wanted): readonly Failure[] {
  const settled = errors.filter(
    (error: ErrorExpectation) =>
      error.call === call &&
      error.version === version &&
      error.contact === contact &&
      error.surface.kind !== 'unspecified',
  );
  const all = settled.flatMap((error): Failure[] => {
    const described = { error, description: `Answer ${error.code} to ${call}` };
    return error.code === 0 ? [described, { error, description: null }] : [described];
  });
  return [...all.filter(isQuiet), ...all.filter((failure) => !isQuiet(failure))];
}

/** How a failure is called in a step's title. */
export const failureTitle = ({ error, description }: Failure): string =>
  `${error.code} at ${error.call}, ${description === null ? 'without' : 'with'} a text`;
