import { ProfileSection } from '@driveline/ui/account';
import { FieldGroup } from '@driveline/ui/forms';
import { formatPhone, formatPostalCode } from '@driveline/validation';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import {
  NameFields,
  personKinds,
  PhoneField,
  PostalCodeField,
  usePersonLabels,
} from '../person-fields/index.ts';
import { known, type PartProps } from './profileParts.ts';
import { useSection } from './useSection.ts';

/** Name, phone and postal code. */
export function ContactSection({ profile, retry }: PartProps) {
  const text = useText();
  const { market } = useShop();
  const labels = usePersonLabels();
  const start = {
    firstName: profile?.firstName ?? '',
    lastName: profile?.lastName ?? '',
    phoneNumber: formatPhone(profile?.phoneNumber ?? '', market),
    postalCode: formatPostalCode(profile?.postalCode ?? '', market),
  };
  const { form, props } = useSection('contact', start, labels, personKinds);
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
      <NameFields field={field} />
      <FieldGroup columns={2}>
        <PhoneField field={field} optional />
        <PostalCodeField field={field} optional />
      </FieldGroup>
    </ProfileSection>
  );
}
