import { expect, test } from 'vitest';
import { isPrivateRequest } from './privacy.ts';

const get = (path: string, cookie = '') => new Request(`http://shop${path}`, { headers: { cookie } });

test.each([
  ['/', ''],
  ['/', 'sessionId=abc; eCookieId=1'],
  ['/products/a', 'xpreferredVehicleId=7'],
  ['/parts', 'preferredStoreId='],
  ['/cartoons', ''],
])('[PLUS-037] %s with cookies "%s" is the page that everybody gets', (path, cookie) => {
  expect(isPrivateRequest(get(path, cookie))).toBe(false);
});

test.each([
  ['/', 'a=1; preferredVehicleId=7'],
  ['/parts', 'preferredStoreId=1234'],
  ['/', 'returnsNoticeHidden=true'],
  ['/parts', 'deliversTo=1'],
  ['/cart', ''],
  ['/chat', ''],
  ['/checkout', ''],
  ['/checkout.data', ''],
  ['/user/myVehicle', ''],
  ['/myWarranties/w1/i1', ''],
  ['/checkRewardAccount', ''],
  ['/createRewardsAccount.data', ''],
  ['/updateRewardsAccount', ''],
  ['/mergeConfirmation', ''],
  ['/cookieSettings', ''],
  ['/c%61rt', ''],
  ['/%43heckout', ''],
  ['/parts?page=2&notice=error_item_unknown', ''],
])("[PLUS-037] %s with cookies '%s' shows the shopper's own", (path, cookie) => {
  expect(isPrivateRequest(get(path, cookie))).toBe(true);
});

test('a path that cannot be decoded is looked at as it is', () => {
  expect(isPrivateRequest(get('/%E0%A4%A'))).toBe(false);
  expect(isPrivateRequest(get('/cart/%E0%A4%A'))).toBe(true);
});

test('a post is never shared', () => {
  expect(isPrivateRequest(new Request('http://shop/', { method: 'POST' }))).toBe(true);
});
