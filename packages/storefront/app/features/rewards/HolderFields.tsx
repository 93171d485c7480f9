import type { OutputOf } from '@driveline/api';
import { FieldGroup } from '@driveline/ui/forms';
import type { Market } from '@driveline/markets';
import { formatPhone, formatPostalCode } from '@driveline/validation';
import type { ShopForm } from '../../shop/useShopForm.ts';
import { EmailField, NameFields, PhoneField, PostalCodeField } from '../person-fields/index.ts';

/** Who holds a card: everything is asked. */
export function HolderFields({ field }: { field: ShopForm['field'] }) {
  return (
    <>
      <NameFields field={field} />
      <EmailField field={field} />
      <FieldGroup columns={2}>
        <PhoneField field={field} />
        <PostalCodeField field={field} />
      </FieldGroup>
    </>
  );
}

/** What the profile knows of its owner, as the fields start. */
export const holderStart = (profile: OutputOf<'account.current'> | undefined, market: Market) => ({
  firstName: profile?.firstName ?? '',
  lastName: profile?.lastName ?? '',
  email: profile?.email ?? '',
  phoneNumber: formatPhone(profile?.phoneNumber ?? '', market),
  postalCode: formatPostalCode(profile?.postalCode ?? '', market),
});
