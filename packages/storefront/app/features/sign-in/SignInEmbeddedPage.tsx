import { LOGIN_SUCCESS } from '@driveline/hooks/session';
import { Heading, Link, PageBody, Stack } from '@driveline/ui';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../shop/useText.ts';
import { PageHead } from '../page/index.ts';
import { CREATE_PATH } from './paths.ts';
import { SignInForms } from './SignInForms.tsx';
import { useSignInPage } from './useSignInPage.ts';

export const EMBEDDED_PATH = '/signinnotcheckout';
/** Of its address when the sign-in has succeeded. */
export const DONE = 'done';

/** `/signinnotcheckout`: the form alone, for a frame of this shop; its parent is told of the success (ACCT-017, ACCT-021). */
export function SignInEmbeddedPage() {
  const text = useText();
  const [query] = useSearchParams();
  const page = useSignInPage(EMBEDDED_PATH);
  const isDone = query.has(DONE);
  useEffect(() => {
    if (!isDone) return;
    if (window.parent === window) location.replace('/');
    // Only a page of this shop may know.
    else window.parent.postMessage({ type: LOGIN_SUCCESS }, location.origin);
  }, [isDone]);
  return (
    <PageBody narrow>
      <PageHead title={text('signIn.title')} />
      <Stack gap={5}>
        <Heading level={1}>{text('signIn.title')}</Heading>
        {isDone ? (
          <Link href="/" target="_parent">
            {text('signIn.goOn')}
          </Link>
        ) : (
          <>
            <SignInForms {...page} />
            <Link href={CREATE_PATH} target="_parent">
              {text('signIn.create')}
            </Link>
          </>
        )}
      </Stack>
    </PageBody>
  );
}
