import type { CheckoutState } from '@driveline/api';
import type { Market } from '@driveline/markets';
import { addressCountry, type FieldKind } from '@driveline/validation';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useShopForm, type ShopForm } from '../../shop/useShopForm.ts';
import { useDataText } from '../../shop/useText.ts';
import type { CheckoutFault } from './checkoutData.ts';
import { contactLabels, contactValues, validateContact, type KnownMember } from './contactFields.ts';
import { useCheckoutDraft } from './useCheckoutDraft.ts';
import { usePlaceFill } from './usePlaceFill.ts';

export type FieldProps = ReturnType<ShopForm['field']>;

/** The contact form with its checks in the browser; the post itself goes to the route's action, by script or without. */
export function useContactForm(state: CheckoutState, fault: CheckoutFault | undefined, member: KnownMember) {
  const { market } = useShop();
  const text = useDataText();
  const isShipped = state.containsShipToHomeItem;
  const draft = useCheckoutDraft();
  const start = fault?.values ?? { ...contactValues(state, market, member), ...draft };
  const form = useShopForm({
    id: 'contact',
    rules: { validate: (input) => validateContact(market, isShipped, input) },
    start,
    issues: fault?.issues,
    labels: Object.fromEntries(Object.entries(contactLabels(market)).map(([name, id]) => [name, text(id)])),
    kinds: contactKinds(market),
  });
  const { values, setValue } = form;
  return {
    ...form,
    start,
    country: addressCountry(values, market)?.code ?? '',
    /** Choices of the address fields that offer a list. */
    neighborhoods: usePlaceFill(market, isShipped, { values, setValue }),
  };
}

const contactKinds = ({ address }: Market): Readonly<Record<string, FieldKind>> => ({
  phoneNumber: 'phone',
  fiscalId: 'fiscalId',
  ...Object.fromEntries(
    address.fields
      .filter(({ kind }) => kind === 'postalCode')
      .map(({ name }) => [name, 'postalCode'] as const),
  ),
});
