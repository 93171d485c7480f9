import { createRoutesStub } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderForTest } from '../../shop/renderForTest.tsx';
import { ResetPage } from './MailedPages.tsx';

const after = (message: string) => {
  const Page = createRoutesStub([{ id: 'reset', path: '/resetPassword/:code', Component: ResetPage }]);
  const actionData = { reset: { values: {}, message } };
  return renderForTest(<Page initialEntries={['/resetPassword/abc']} hydrationData={{ actionData }} />);
};

test('[ACCT-030] a reset that failed says what the server said, else the label for it', () => {
  expect(after('Too weak')).toContain('Too weak');
  // label_ResetPassword_TryAgain
  expect(after('')).toContain('We couldn&#x27;t save your new password. Try again.');
});
