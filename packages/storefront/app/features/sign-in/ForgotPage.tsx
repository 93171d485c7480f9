import { Card, Heading, PageBody, Stack } from '@driveline/ui';
import { useText } from '../../shop/useText.ts';
import { PageHead } from '../page/index.ts';
import { ForgotForm } from './ForgotForm.tsx';

const nothing = {};

/** `/forgotPassword` (ACCT-026). */
export function ForgotPage() {
  const text = useText();
  return (
    <PageBody narrow>
      <PageHead title={text('signIn.forgotTitle')} />
      <Card>
        <Stack gap={5}>
          <Heading level={1}>{text('signIn.forgotTitle')}</Heading>
          <ForgotForm start={nothing} />
        </Stack>
      </Card>
    </PageBody>
  );
}
