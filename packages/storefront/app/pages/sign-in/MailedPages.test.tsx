import type { ErrorKey } from '@driveline/api';
import { createRoutesStub } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderForTest } from '../../shop/renderForTest.tsx';
import { ResetPage } from './MailedPages.tsx';

const after = (message: string, key?: ErrorKey) => {
  const Page = createRoutesStub([{ id: 'reset', path: '/resetPassword/:code', Component: ResetPage }]);
  const actionData = { reset: { values: {}, message, ...(key && { key }) } };
  return renderForTest(<Page initialEntries={['/resetPassword/abc']} hydrationData={{ actionData }} />);
};

test('[ACCT-030] a reset that failed says what the server said, else the label for it', () => {
  expect(after('Too weak')).toContain('Too weak');
  // label_ResetPassword_TryAgain
  expect(after('')).toContain('We couldn’t save your new password. Try again.');
});

test('[ACCT-027] a link that is no longer valid leads to a new one, where another failure keeps the form', () => {
  const expired = after('This link is no longer valid', 'error_reset_expired');
  expect(expired).toContain('This link is no longer valid');
  expect(expired).toContain('href="/forgotPassword"');
  expect(expired).not.toContain('name="password"');
  const failed = after('Too weak', 'error_internal');
  expect(failed).not.toContain('href="/forgotPassword"');
  expect(failed).toContain('name="passwordRepeat"');
});
