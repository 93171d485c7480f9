import { accountQueries, useB2c } from '@driveline/hooks';
import { Alert, Button, ButtonLink, Card, Heading, PageBody, Stack, Text } from '@driveline/ui';
import { useQuery } from '@tanstack/react-query';
import { useActionData, useNavigation, useParams } from 'react-router-dom';
import { useText } from '../../shop/useText.ts';
import { PageHead } from '../page/index.ts';
import type { ConfirmAnswer } from './confirmAction.ts';

const HISTORY_PATH = '/user/orderHistory';

/** `/user/confirmEmail/{code}`, to which the welcome links: proves the address of the account that is signed in. */
export function ConfirmPage() {
  const text = useText();
  const answer = useActionData() as ConfirmAnswer | undefined;
  return (
    <PageBody narrow>
      <PageHead title={text('signIn.confirmTitle')} />
      <Card>
        <Stack gap={5}>
          <Heading level={1}>{text('signIn.confirmTitle')}</Heading>
          {answer?.isConfirmed ? <Confirmed /> : <Confirm message={answer?.message} />}
        </Stack>
      </Card>
    </PageBody>
  );
}

function Confirmed() {
  const text = useText();
  return (
    <Alert
      tone="success"
      role="status"
      actions={<ButtonLink href={HISTORY_PATH}>{text('signIn.confirmedOrders')}</ButtonLink>}
    >
      {text('signIn.confirmed')}
    </Alert>
  );
}

function Confirm({ message }: { message: string | undefined }) {
  const text = useText();
  const { client } = useB2c();
  const { code = '' } = useParams();
  const { state } = useNavigation();
  const { data } = useQuery(accountQueries.current(client));
  return (
    <>
      {message !== undefined && (
        <Alert tone="error" role="alert">
          {message || text('error_generic')}
        </Alert>
      )}
      {data && <Text>{text('signIn.confirmLead', { email: data.email })}</Text>}
      <form
        method="post"
        action={`/user/confirmEmail/${encodeURIComponent(code)}`}
        data-intent="confirm-email"
      >
        <Button type="submit" variant="primary" pending={state === 'submitting'}>
          {text('signIn.confirm')}
        </Button>
      </form>
    </>
  );
}
