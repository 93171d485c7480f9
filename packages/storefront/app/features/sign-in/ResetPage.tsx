import { Alert, Button, ButtonLink, Card, Heading, PageBody, Stack } from '@driveline/ui';
import { PasswordField } from '@driveline/ui/forms';
import { useActionData, useNavigation, useParams } from 'react-router-dom';
import { useShopForm } from '../../shop/useShopForm.ts';
import { useText } from '../../shop/useText.ts';
import { PageHead } from '../page/index.ts';
import { NewPassword } from './NewPassword.tsx';
import { FORGOT_PATH } from './paths.ts';
import { resetForm, type ResetAnswer } from './resetAction.ts';

/** `/resetPassword/{code}`, which the mail links to (ACCT-027). */
export function ResetPage() {
  const text = useText();
  const answer = useActionData() as ResetAnswer | undefined;
  return (
    <PageBody narrow>
      <PageHead title={text('signIn.resetTitle')} />
      <Card>
        <Stack gap={5}>
          <Heading level={1}>{text('signIn.resetTitle')}</Heading>
          {answer?.message !== undefined && (
            <Alert
              tone="error"
              role="alert"
              actions={
                answer.isExpired && <ButtonLink href={FORGOT_PATH}>{text('signIn.newLink')}</ButtonLink>
              }
            >
              {answer.message || text('error_generic')}
            </Alert>
          )}
          {!answer?.isExpired && <ResetForm answer={answer} />}
        </Stack>
      </Card>
    </PageBody>
  );
}

function ResetForm({ answer }: { answer: ResetAnswer | undefined }) {
  const text = useText();
  const { code = '' } = useParams();
  const { state } = useNavigation();
  const { formProps, field } = useShopForm({
    id: 'reset',
    rules: resetForm,
    issues: answer?.issues,
    withSummary: false,
  });
  const path = `/resetPassword/${encodeURIComponent(code)}`;
  return (
    <form method="post" action={path} data-intent="reset-password" {...formProps}>
      <Stack gap={5}>
        <NewPassword field={field('password')} label={text('signIn.newPasswordField')} />
        <PasswordField
          {...field('passwordRepeat')}
          label={text('signIn.passwordRepeat')}
          autoComplete="new-password"
          required
        />
        <Button type="submit" variant="primary" pending={state === 'submitting'}>
          {text('signIn.savePassword')}
        </Button>
      </Stack>
    </form>
  );
}
