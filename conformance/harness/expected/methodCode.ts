import { signUpMethods } from '../../oracle/common/events.ts';
import { read } from './read.ts';

/** How the oracle names a way to sign up or log in. */
const names = {
  email: 'e-mail',
  phone: 'phone',
  shortVideo: 'short-video',
  google: 'social',
  partner: 'partner',
} as const;

/** The code of a way in analytics. */
export function methodCode(way: keyof typeof names): number {
  const [code] = Object.entries(read(signUpMethods)).find(([, name]) => name === names[way]) ?? [];
  return Number(code);
}
