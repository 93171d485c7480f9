import type { FieldKind } from '@driveline/validation';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useDataText, useText } from '../../shop/useText.ts';

/** Names of a person's fields, for the fields themselves and for the list of what was found wrong. */
export function usePersonLabels() {
  const text = useText();
  const label = useDataText();
  const { market } = useShop();
  return {
    firstName: text('contact.firstName'),
    lastName: text('contact.lastName'),
    email: text('contact.email'),
    phoneNumber: label(market.phone.labelKey),
    postalCode: label(market.postalCode.labelKey),
  };
}

/** What of a person is put into the market's form while it is typed. */
export const personKinds = {
  phoneNumber: 'phone',
  postalCode: 'postalCode',
} as const satisfies Readonly<Record<string, FieldKind>>;
