import { expect, test } from 'vitest';
import { pageUrl } from './pageUrl.ts';

test.each([
  ['/user/x?tab=2', '/user/x?tab=2'],
  ['/user/x.data?_routes=routes%2Fx&tab=2', '/user/x?tab=2'],
  ['/user/x.data', '/user/x'],
  ['/user/my.data.page', '/user/my.data.page'],
])('a request for %s is for the page %s', (asked, page) => {
  const { pathname, search } = pageUrl({ url: `http://shop${asked}` });
  expect(pathname + search).toBe(page);
});
