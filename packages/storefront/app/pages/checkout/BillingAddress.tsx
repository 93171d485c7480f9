import type { CheckoutState } from '@driveline/api';
import {
  addressLines,
  billingValues,
  contactKinds,
  SAME_ADDRESS,
  SAVED_ADDRESS,
  useKnownMember,
  validateBilling,
  type CheckoutFault,
} from '@driveline/hooks';
import { RadioCard, Text } from '@driveline/ui';
import { ErrorSummary } from '@driveline/ui/forms';
import { AddressRadios } from '../../parts/address/AddressChoices.tsx';
import { AddressFields, useAddressLabels } from '../../parts/address/AddressFields.tsx';
import { NameFields } from '../../parts/person/PersonFields.tsx';
import { useShop, useText } from '../../shop/useShop.ts';
import { useShopForm } from '../../shop/useShopForm.ts';

/** The payment step's form: what it checks is a billing address that is typed (CART-037). */
export function useBillingForm(state: CheckoutState, fault: CheckoutFault | undefined) {
  const { market } = useShop();
  const { addresses } = useKnownMember();
  const start = fault?.values ?? billingValues(state, market, addresses);
  const form = useShopForm({
    id: 'billing',
    rules: { validate: (input) => validateBilling(market, input) },
    start,
    issues: fault?.values && fault.issues,
    labels: useAddressLabels(),
    kinds: contactKinds(market),
  });
  return { ...form, addresses, start };
}

/** The delivery's address, or another one: saved or typed. */
export function BillingAddress({ form }: { form: ReturnType<typeof useBillingForm> }) {
  const text = useText();
  const { addresses, field, start, summary, submission } = form;
  const typed = (
    <>
      <NameFields field={field} />
      <AddressFields form={form} />
    </>
  );
  const radios = { legend: text('payment.billing'), addresses, typed, chosen: start[SAVED_ADDRESS] };
  return (
    <>
      <ErrorSummary {...{ errors: summary, submission }} />
      <AddressRadios {...radios}>
        <RadioCard value={SAME_ADDRESS} label={text('payment.billingSame')} />
      </AddressRadios>
    </>
  );
}

/** A billing address of its own in the last look at the order. */
export function BillTo({ state: { billingAddress } }: { state: CheckoutState }) {
  const text = useText();
  const { market } = useShop();
  if (!billingAddress) return null;
  const { firstName, lastName } = billingAddress;
  const address = [`${firstName} ${lastName}`, ...addressLines(billingAddress, market)].join(', ');
  return <Text size="bodyS">{text('payment.billTo', { address })}</Text>;
}
