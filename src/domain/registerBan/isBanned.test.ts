import { expect, it } from 'vitest';
import { covers } from '#covers';
import { isBanned } from './isBanned.ts';

it.each([
  ['{"data":{"US":{"REGION_BAN":true}}}', true],
  ['{"data":{"US":{"REGION_BAN":1}}}', true],
  ['{"data":{"US":{"REGION_BAN":"true"}}}', true],
  ['{"US":{"REGION_BAN":true}}', true],
  ['{"data":{"US":{"REGION_BAN":false}}}', false],
  ['{"data":{"US":{"REGION_BAN":0}}}', false],
  ['{"data":{"US":{"REGION_BAN":"yes"}}}', false],
  ['{"data":{"GB":{"REGION_BAN":true}}}', false],
  ['{"data":null}', false],
  ['[]', false],
  ['null', false],
  ['<html>', false],
  ['', false],
])('%s: banned is %s', (configData, banned) => {
  covers(['API-038'], () => {
    expect(isBanned(configData)).toBe(banned);
  });
});
