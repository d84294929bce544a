import { assumed, specified } from './format.ts';

/** Constants that no region changes. Lengths are characters, times milliseconds, sizes CSS pixels. */
export const limits = {
  emailCodeLength: specified(6, 'A§9'),
  passwordMin: specified(6, 'A§9'),
  passwordMax: specified(20, 'A§9'),
  signUpDelay: specified(5000, 'A§9'),
  desktopDialogWidth: assumed(432, 'S-139'),
  changeContactDrawerHeight: specified(250, 'B§9'),
} as const;
