import { accountOf, useHeader } from '@driveline/hooks';
import { loginSuccess, type SignInAnswer } from '@driveline/hooks/session';
import { Alert, ButtonLink, Card, Heading, Inline, Link, PageBody, Stack, Text } from '@driveline/ui';
import { useEffect } from 'react';
import { useActionData, useNavigation, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../parts/page/PageHead.tsx';
import { SignInForms } from '../../parts/sign-in/SignInForms.tsx';
import type { SignInFormProps } from '../../parts/sign-in/SignInPost.tsx';
import { useShop, useText } from '../../shop/useShop.ts';
import { SignInFrame, useReturnTo } from './SignInFrame.tsx';
import * as paths from '../../paths/index.ts';

/** `/signin` (ACCT-015). */
export function SignInPage() {
  const text = useText();
  const page = useSignInPage(paths.signIn());
  return (
    <SignInFrame title={text('signIn.title')} after={<NewHere />}>
      <PasswordOnce />
      <SignInForms {...page} />
    </SignInFrame>
  );
}

/** A remembered shopper is told why the password is asked for once more (ACCT-005). */
function PasswordOnce() {
  const text = useText();
  const { isAutoLogin, name } = accountOf(useHeader().data);
  return isAutoLogin && <Alert>{text('signIn.again', { name })}</Alert>;
}

function NewHere() {
  const text = useText();
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2}>{text('signIn.newHere')}</Heading>
        <Text>{text('signIn.newHereLead')}</Text>
        <Inline gap={3}>
          <ButtonLink href={paths.createAccount()} variant="secondary">
            {text('signIn.create')}
          </ButtonLink>
          <ButtonLink href={paths.trackOrder()} variant="outline">
            {text('signIn.track')}
          </ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
}

/** Of its address when the sign-in has succeeded, with by what it did (ACCT-022). */
export const DONE = 'done';

/** `/signinnotcheckout`: the form alone, for a frame of this shop; its parent is told of the success (ACCT-017, ACCT-021). */
export function SignInEmbeddedPage() {
  const text = useText();
  const [query] = useSearchParams();
  const { root } = useShop().record;
  const page = useSignInPage(paths.embeddedSignIn());
  const method = query.get(DONE);
  const isDone = method !== null;
  useEffect(() => {
    if (!isDone) return;
    if (window.parent === window) location.replace(root + paths.home());
    // Only a page of this shop may know.
    else window.parent.postMessage(loginSuccess(method), location.origin);
  }, [isDone, method, root]);
  return (
    <PageBody narrow>
      <PageHead title={text('signIn.title')} />
      <Stack gap={5}>
        <Heading level={1}>{text('signIn.title')}</Heading>
        {isDone ? (
          <Link href={paths.home()} target="_parent">
            {text('signIn.goOn')}
          </Link>
        ) : (
          <>
            <SignInForms {...page} />
            <Link href={paths.createAccount()} target="_parent">
              {text('signIn.create')}
            </Link>
          </>
        )}
      </Stack>
    </PageBody>
  );
}

/** The sign-in as a page of its own: its answer is the page's. */
export function useSignInPage(path: string): Omit<SignInFormProps, 'onSend'> {
  const answer = useActionData() as SignInAnswer | undefined;
  const returnTo = useReturnTo(answer);
  const { state, formAction } = useNavigation();
  return { path, answer, returnTo, isSending: state !== 'idle' && formAction === path };
}
