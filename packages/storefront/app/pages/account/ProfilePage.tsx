import type { OutputOf } from '@driveline/api';
import { taxDocumentValues, taxNormalizers, taxRows, usePostalCode, useProfile } from '@driveline/hooks';
import { Alert, Checkbox, useStrings } from '@driveline/ui';
import { ProfileSection, type ProfileSectionProps } from '@driveline/ui/account';
import { TaxDocumentFields } from '@driveline/ui/forms';
import { formatPhone, formatPostalCode } from '@driveline/validation';
import { useSearchParams } from 'react-router-dom';
import { targetAt } from '../../intents/formTarget.ts';
import { AccountFrame } from '../../parts/account/AccountFrame.tsx';
import {
  EmailField,
  NameFields,
  personKinds,
  PhoneField,
  PostalCodeField,
  usePersonLabels,
} from '../../parts/person/PersonFields.tsx';
import { RepeatedPassword } from '../../parts/sign-in/NewPassword.tsx';
import { useShop, useText } from '../../shop/useShop.ts';
import { AddressSection } from './AddressSection.tsx';
import { CardsSection } from './CardsSection.tsx';
import { useSection } from './useSection.ts';
import * as paths from '../../paths/index.ts';

type Profile = OutputOf<'account.current'>;

/** What a section gets of the page. */
type PartProps = {
  /** Absent while it loads; null when that failed. */
  readonly profile: Profile | null | undefined;
  readonly retry: ProfileSectionProps['retry'];
};

/** `/user/myProfile`: each part is read, and edited in its place (ACCT-041). */
export function ProfilePage() {
  const text = useText();
  const { data, isError, refetch, isFetching } = useProfile();
  const [query] = useSearchParams();
  const part = {
    profile: data ?? (isError ? null : undefined),
    retry: { onRetry: () => void refetch(), isRetrying: isFetching },
  };
  return (
    <AccountFrame title={text('account.profile')}>
      {query.has('saved') && (
        <Alert tone="success" role="status">
          {text('account.saved')}
        </Alert>
      )}
      <ContactSection {...part} />
      <EmailSection {...part} />
      <PhoneSection {...part} />
      <PasswordSection />
      <AddressSection />
      <CardsSection />
      <TaxSection {...part} />
      <PreferencesSection {...part} />
    </AccountFrame>
  );
}

/** Lines of what is known; empty ones are left out. */
function known(
  profile: PartProps['profile'],
  lines: readonly (readonly [term: string, value: string])[],
): ProfileSectionProps['items'] {
  if (!profile) return profile;
  return lines.flatMap(([term, value]) => (value ? [{ term, value }] : []));
}

/** Name and postal code. */
function ContactSection({ profile, retry }: PartProps) {
  const text = useText();
  const { market } = useShop();
  const labels = usePersonLabels();
  const start = {
    firstName: profile?.firstName ?? '',
    lastName: profile?.lastName ?? '',
    postalCode: formatPostalCode(profile?.postalCode ?? '', market),
  };
  const { form, props } = useSection('contact', { start, labels, kinds: personKinds });
  return (
    <ProfileSection
      title={text('account.contact')}
      items={known(profile, [
        [text('account.name'), `${start.firstName} ${start.lastName}`.trim()],
        [labels.postalCode, start.postalCode],
      ])}
      retry={retry}
      {...props}
    >
      <NameFields field={form.field} />
      <PostalCodeField field={form.field} optional />
    </ProfileSection>
  );
}

/** The email; a new one asks for the password. */
function EmailSection({ profile, retry }: PartProps) {
  const { email: label } = usePersonLabels();
  const email = profile?.email ?? '';
  const { form, props } = useSection('email', { start: { email }, labels: { email: label } });
  return (
    <ProfileSection
      title={label}
      items={known(profile, [[label, email]])}
      retry={retry}
      asksPassword
      {...props}
    >
      <EmailField field={form.field} />
    </ProfileSection>
  );
}

/** The phone. One-time codes go there, so that a new one asks for the password like a new email. */
function PhoneSection({ profile, retry }: PartProps) {
  const text = useText();
  const { market } = useShop();
  const { phoneNumber: label } = usePersonLabels();
  const phoneNumber = formatPhone(profile?.phoneNumber ?? '', market);
  const fields = { start: { phoneNumber }, labels: { phoneNumber: label }, kinds: personKinds };
  const { form, props } = useSection('phone', fields);
  return (
    <ProfileSection
      title={label}
      items={known(profile, [[label, phoneNumber]])}
      retry={retry}
      asksPassword
      {...props}
    >
      <PhoneField field={form.field} optional description={text('account.phoneHint')} />
    </ProfileSection>
  );
}

/** A new password, typed twice; every other session of the account ends with the old one. */
function PasswordSection() {
  const text = useText();
  const labels = { password: text('signIn.newPasswordField'), passwordRepeat: text('signIn.passwordRepeat') };
  const { form, props } = useSection('password', { labels });
  const title = text('signIn.password');
  return (
    <ProfileSection title={title} items={[{ term: title, value: '••••••••' }]} asksPassword {...props}>
      <RepeatedPassword field={form.field} />
    </ProfileSection>
  );
}

/** What invoices are issued with, where the market has any (PLUS-058). */
function TaxSection({ profile, retry }: PartProps) {
  const { market } = useShop();
  const { title, labels } = useStrings().taxDocument;
  const { taxDocument: document } = market;
  const kept = taxDocumentValues(market, profile?.taxDocument);
  const start = { postalCode: usePostalCode(market), ...kept };
  const kinds = { postalCode: 'postalCode' } as const;
  const { form, props } = useSection('tax', { start, labels, kinds, normalizers: taxNormalizers(document) });
  const { field, values, submission } = form;
  if (!document) return null;
  const items = profile && taxRows(document, kept, labels);
  const remove = targetAt(paths.profile(), 'remove-tax');
  return (
    <ProfileSection {...{ title, items, retry, remove }} {...props}>
      <TaxDocumentFields {...{ document, field, values, submission }} />
    </ProfileSection>
  );
}

/** Which offers come, and how (ACCT-042). */
function PreferencesSection({ profile, retry }: PartProps) {
  const text = useText();
  const { fault, props } = useSection('preferences');
  const choices = [
    ['promo', text('signIn.promo'), profile?.receivePromoAndSpecialEvents === true],
    ['print', text('account.print'), profile?.receivePromoPrint === '1'],
    ['texts', text('account.texts'), profile?.receiveTextMessage === true],
  ] as const;
  return (
    <ProfileSection
      title={text('account.preferences')}
      items={known(
        profile,
        choices.map(([, words, isOn]) => [words, text(isOn ? 'account.yes' : 'account.no')] as const),
      )}
      retry={retry}
      {...props}
    >
      {choices.map(([name, words, isOn]) => (
        <Checkbox key={name} name={name} value="true" defaultChecked={fault ? name in fault.values : isOn}>
          {words}
        </Checkbox>
      ))}
    </ProfileSection>
  );
}
