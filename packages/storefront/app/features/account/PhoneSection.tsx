import { ProfileSection } from '@driveline/ui/account';
import { formatPhone } from '@driveline/validation';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { personKinds, PhoneField, usePersonLabels } from '../person-fields/index.ts';
import { known, type PartProps } from './profileParts.ts';
import { useSection } from './useSection.ts';

/** The phone. One-time codes go there, so that a new one asks for the password like a new email. */
export function PhoneSection({ profile, retry }: PartProps) {
  const text = useText();
  const { market } = useShop();
  const { phoneNumber: label } = usePersonLabels();
  const phoneNumber = formatPhone(profile?.phoneNumber ?? '', market);
  const { form, props } = useSection('phone', { phoneNumber }, { phoneNumber: label }, personKinds);
  return (
    <ProfileSection
      title={label}
      items={known(profile, () => [[label, phoneNumber]])}
      retry={retry}
      asksPassword
      {...props}
    >
      <PhoneField field={form.field} optional description={text('account.phoneHint')} />
    </ProfileSection>
  );
}
