import { expect, it } from 'vitest';
import { callingCodesOf } from './callingCodesOf.ts';
import { unpackCallingCodes } from './unpackCallingCodes.ts';

const codes = unpackCallingCodes(['CA1 1 10', 'GB44 0 10', 'IM44 0 10', 'US1 1 10'].join('\n'));

it.each([
  [[], [], ['ca', 'gb', 'im', 'us']],
  [['44'], [], ['gb', 'im']],
  [['44'], ['gb'], ['gb']],
  [
    ['1', '44'],
    ['us', 'gb'],
    ['gb', 'us'],
  ],
  [[], ['ca'], ['ca']],
  [['44'], ['us'], []],
])('codes %j of countries %j: %j (S-022, S-023)', (allowCodeList, allowCodeKeys, keys) => {
  const offered = callingCodesOf({ allowCodeList, allowCodeKeys }, codes);
  expect(offered.map(({ key }) => key)).toEqual(keys);
});
