export { codeProblem } from '../../domain/phone/phoneProblem.ts';
export { readPhone } from '../../domain/phone/readPhone.ts';
export { CountrySlot } from '../PhoneField/CountrySlot.tsx';
export { problemPhrase } from '../PhoneField/problemPhrase.ts';
export { settleAccount, typeAccount } from './accountChange.ts';
