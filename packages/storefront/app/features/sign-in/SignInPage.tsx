import { accountOf } from '@driveline/hooks';
import { Alert, ButtonLink, Card, Heading, Inline, PageBody, Stack, Text } from '@driveline/ui';
import { useText } from '../../shop/useText.ts';
import { PageHead } from '../page/index.ts';
import { useHeaderData } from '../session/index.ts';
import { CREATE_PATH, SIGN_IN_PATH } from './paths.ts';
import { SignInForms } from './SignInForms.tsx';
import { useSignInPage } from './useSignInPage.ts';

/** `/signin` (ACCT-015). */
export function SignInPage() {
  const text = useText();
  const page = useSignInPage(SIGN_IN_PATH);
  return (
    <PageBody narrow>
      <PageHead title={text('signIn.title')} />
      <Card>
        <Stack gap={5}>
          <Heading level={1}>{text('signIn.title')}</Heading>
          <PasswordOnce />
          <SignInForms {...page} />
        </Stack>
      </Card>
      <Card>
        <Stack gap={4}>
          <Heading level={2}>{text('signIn.newHere')}</Heading>
          <Text>{text('signIn.newHereLead')}</Text>
          <Inline gap={3}>
            <ButtonLink href={CREATE_PATH} variant="secondary">
              {text('signIn.create')}
            </ButtonLink>
            <ButtonLink href="/trackOrder" variant="outline">
              {text('signIn.track')}
            </ButtonLink>
          </Inline>
        </Stack>
      </Card>
    </PageBody>
  );
}

/** Who is remembered is told why the password is asked for once more (ACCT-005). */
function PasswordOnce() {
  const text = useText();
  const { isAutoLogin, name } = accountOf(useHeaderData().data);
  return isAutoLogin && <Alert>{text('signIn.again', { name })}</Alert>;
}
