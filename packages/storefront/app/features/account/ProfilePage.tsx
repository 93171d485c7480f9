import { accountQueries, useB2c } from '@driveline/hooks';
import { Alert } from '@driveline/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../shop/useText.ts';
import { AccountFrame } from '../account-page/index.ts';
import { AddressSection } from './AddressSection.tsx';
import { ContactSection } from './ContactSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PhoneSection } from './PhoneSection.tsx';
import { PreferencesSection } from './PreferencesSection.tsx';

/** `/user/myProfile`: each part is read, and edited in its place (ACCT-041). */
export function ProfilePage() {
  const text = useText();
  const { client } = useB2c();
  const { data, isError, refetch, isFetching } = useQuery(accountQueries.current(client));
  const [query] = useSearchParams();
  const profile = data ?? (isError ? null : undefined);
  const retry = { onRetry: () => void refetch(), isRetrying: isFetching };
  return (
    <AccountFrame title={text('account.profile')}>
      {query.has('saved') && (
        <Alert tone="success" role="status">
          {text('account.saved')}
        </Alert>
      )}
      <ContactSection profile={profile} retry={retry} />
      <EmailSection profile={profile} retry={retry} />
      <PhoneSection profile={profile} retry={retry} />
      <PasswordSection />
      <AddressSection />
      <PreferencesSection profile={profile} retry={retry} />
    </AccountFrame>
  );
}
