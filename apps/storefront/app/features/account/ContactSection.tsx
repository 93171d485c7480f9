import { ProfileSection } from '@driveline/ui/account';
import { FieldGroup, TextField } from '@driveline/ui/forms';
import { formatPhone, formatPostalCode } from '@driveline/validation';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useDataText, useText } from '../../shop/useText.ts';
import { known, type PartProps } from './profileParts.ts';
import { useSection } from './useSection.ts';

/** Name, phone and postal code. */
export function ContactSection({ profile, retry }: PartProps) {
  const text = useText();
  const label = useDataText();
  const { market } = useShop();
  const labels = {
    firstName: text('contact.firstName'),
    lastName: text('contact.lastName'),
    phoneNumber: label(market.phone.labelKey),
    postalCode: label(market.postalCode.labelKey),
  };
  const start = {
    firstName: profile?.firstName ?? '',
    lastName: profile?.lastName ?? '',
    phoneNumber: formatPhone(profile?.phoneNumber ?? '', market),
    postalCode: formatPostalCode(profile?.postalCode ?? '', market),
  };
  const { form, props } = useSection('contact', start, labels, {
    phoneNumber: 'phone',
    postalCode: 'postalCode',
  });
  const { field } = form;
  return (
    <ProfileSection
      title={text('account.contact')}
      items={known(profile, ({ firstName, lastName }) => [
        [text('account.name'), `${firstName} ${lastName}`.trim()],
        [labels.phoneNumber, start.phoneNumber],
        [labels.postalCode, start.postalCode],
      ])}
      retry={retry}
      {...props}
    >
      <FieldGroup columns={2}>
        <TextField {...field('firstName')} label={labels.firstName} autoComplete="given-name" required />
        <TextField {...field('lastName')} label={labels.lastName} autoComplete="family-name" required />
        <TextField
          {...field('phoneNumber')}
          label={labels.phoneNumber}
          type="tel"
          autoComplete="tel-national"
          optional
        />
        <TextField {...field('postalCode')} label={labels.postalCode} autoComplete="postal-code" optional />
      </FieldGroup>
    </ProfileSection>
  );
}
