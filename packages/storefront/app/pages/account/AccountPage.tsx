import { accountOf, useHeader } from '@driveline/hooks';
import { useResetGreeting } from '@driveline/hooks/session';
import { Alert, Grid, Heading, PageBody, Stack, useStrings } from '@driveline/ui';
import { useSearchParams } from 'react-router-dom';
import { SignOutForm } from '../../parts/account/SignOutForm.tsx';
import { PageHead } from '../../parts/page/PageHead.tsx';
import { sections } from '../../sections/account.ts';
import { useText } from '../../shop/useShop.ts';

/** `/user/myAccount`: what there is, and the ways to it (ACCT-040). */
export function AccountPage() {
  const text = useText();
  const { shell } = useStrings();
  const { name } = accountOf(useHeader().data);
  const [query] = useSearchParams();
  const isOpen = useResetGreeting(query.get('reset') === 'done' && name !== '');
  return (
    <PageBody>
      <PageHead title={text('account.title')} />
      {isOpen && (
        <Alert tone="success" role="status">
          {text('account.passwordSet', { name })}
        </Alert>
      )}
      <Stack gap={6}>
        <Heading level={1}>{name ? shell.hello(name) : text('account.title')}</Heading>
        <Grid min="320px">
          {sections.map(({ id, Section }) => (
            <Section key={id} />
          ))}
        </Grid>
        <div>
          <SignOutForm />
        </div>
      </Stack>
    </PageBody>
  );
}
