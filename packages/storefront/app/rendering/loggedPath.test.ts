import { expect, test } from 'vitest';
import { loggedPath } from './loggedPath.ts';

test.each([
  ['/resetPassword/kAn3-_x', '/resetPassword/[redacted]'],
  ['/resetpassword/kAn3-_x.data', '/resetpassword/[redacted].data'],
  ['/user/confirmEmail/kAn3-_x/', '/user/confirmEmail/[redacted]/'],
  ['/user/orderHistory/USMEMBER01', '/user/orderHistory/USMEMBER01'],
  ['/', '/'],
])('%s is logged as %s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});
