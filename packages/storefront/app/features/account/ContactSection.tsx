import { ProfileSection } from '@driveline/ui/account';
import { formatPostalCode } from '@driveline/validation';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { NameFields, personKinds, PostalCodeField, usePersonLabels } from '../person-fields/index.ts';
import { known, type PartProps } from './profileParts.ts';
import { useSection } from './useSection.ts';

/** Name and postal code. */
export function ContactSection({ profile, retry }: PartProps) {
  const text = useText();
  const { market } = useShop();
  const labels = usePersonLabels();
  const start = {
    firstName: profile?.firstName ?? '',
    lastName: profile?.lastName ?? '',
    postalCode: formatPostalCode(profile?.postalCode ?? '', market),
  };
  const { form, props } = useSection('contact', start, labels, personKinds);
  const { field } = form;
  return (
    <ProfileSection
      title={text('account.contact')}
      items={known(profile, ({ firstName, lastName }) => [
        [text('account.name'), `${firstName} ${lastName}`.trim()],
        [labels.postalCode, start.postalCode],
      ])}
      retry={retry}
      {...props}
    >
      <NameFields field={field} />
      <PostalCodeField field={field} optional />
    </ProfileSection>
  );
}
