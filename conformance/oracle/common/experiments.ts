import { assumed, specified } from '../SourcedValue.ts';

/** Experiments whose effect is one of the register page's look; the others stand with what they change. */
export const experiments = {
  /** The short-video account first, where the region offers it. */
  shortVideoFirst: {
    flag: specified('ttsPrimaryRegister', 'B§4'),
    shows: assumed('the short-video button, and the form behind a button', 'S-185'),
  },
  /** The look of the Indonesian page. */
  newLook: {
    flag: specified('newLookForID', 'B§4'),
    shows: assumed('the entrance of the partner, and a main banner of its own', 'S-185'),
  },
} as const;
