// @vitest-environment jsdom
import type { SignInAnswer } from '@driveline/hooks/session';
import { afterEach, expect, test } from 'vitest';
import { mountForTest } from '../../shop/mountForTest.tsx';
import { CodeForm } from './CodeForms.tsx';

let end: (() => void) | undefined;
afterEach(() => end?.());

/** The button for another code, below the form of one that was sent to a masked address. */
async function resendOf(facts: { readonly isEnded?: boolean; readonly tries?: string }) {
  const { tries = '0', ...rest } = facts;
  const values = { username: 'ari', masked: 'a•••@example.com', destination: 'email', tries };
  const answer: Extract<SignInAnswer, { step: 'code' }> = { step: 'code', values, ...rest };
  const { page, end: unmount } = await mountForTest(
    <CodeForm path="/signin" returnTo="/" isSending={false} answer={answer} />,
    { fetch: async () => Response.json({}) },
  );
  end = unmount;
  expect(page.textContent).toContain('a•••@example.com');
  const { textContent, ariaDisabled } = page.querySelector('button[value=send-code]')!;
  return [textContent, ariaDisabled];
}

test('[ACCT-019] another code waits half a minute and counts down; one that has run out is replaced at once', async () => {
  expect(await resendOf({})).toEqual(['Send another code in 30 sec', 'true']);
  end?.();
  expect(await resendOf({ isEnded: true })).toEqual(['Send another code', null]);
});
