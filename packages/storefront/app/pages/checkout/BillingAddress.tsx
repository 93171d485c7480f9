import type { CheckoutState } from '@driveline/api';
import {
  addressLines,
  BILLING,
  billingValues,
  contactKinds,
  OTHER_ADDRESS,
  OWN_BILLING,
  SAME_BILLING,
  SAVED_ADDRESS,
  useKnownMember,
  usePlaceFill,
  validateBilling,
  type CheckoutFault,
} from '@driveline/hooks';
import { RadioCard, RadioCards, Text } from '@driveline/ui';
import { ErrorSummary } from '@driveline/ui/forms';
import { addressCountry } from '@driveline/validation';
import { AddressFields } from '../../parts/address/AddressFields.tsx';
import { NameFields, usePersonLabels } from '../../parts/person/PersonFields.tsx';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useShopForm } from '../../shop/useShopForm.ts';
import { useDataText, useText } from '../../shop/useText.ts';

/** The checks of an own billing address, and what it is filled with (CART-037). */
export function useBilling(state: CheckoutState, fault: CheckoutFault | undefined) {
  const { market } = useShop();
  const label = useDataText();
  const { addresses } = useKnownMember();
  const refused = fault?.values?.[BILLING] ? fault : undefined;
  const start = refused?.values ?? billingValues(state, market, addresses);
  const form = useShopForm({
    id: 'billing',
    rules: { validate: (input) => validateBilling(market, input) },
    start,
    issues: refused?.issues,
    labels: {
      ...usePersonLabels(),
      ...Object.fromEntries(market.address.fields.map(({ name, labelKey }) => [name, label(labelKey)])),
    },
    kinds: contactKinds(market),
  });
  const { values, setValue } = form;
  const isOwn = values[BILLING] === OWN_BILLING;
  return {
    ...form,
    ...{ addresses, start },
    country: addressCountry(values, market)?.code ?? '',
    neighborhoods: usePlaceFill(market, isOwn, { values, setValue }),
  };
}

type Billing = { readonly billing: ReturnType<typeof useBilling> };

/** The delivery's address, or another one: saved or typed. Its fields are in sight only while they are chosen. */
export function BillingAddress({ billing }: Billing) {
  const text = useText();
  return (
    <>
      <ErrorSummary errors={billing.summary} submission={billing.submission} />
      <RadioCards legend={text('payment.billing')} name={BILLING} defaultValue={billing.start[BILLING]}>
        <RadioCard value={SAME_BILLING} label={text('payment.billingSame')} />
        <RadioCard value={OWN_BILLING} label={text('checkout.otherAddress')}>
          <OwnAddress billing={billing} />
        </RadioCard>
      </RadioCards>
    </>
  );
}

function OwnAddress({ billing }: Billing) {
  const text = useText();
  const { market } = useShop();
  const { field, country, neighborhoods, addresses, start } = billing;
  const fields = (
    <>
      <NameFields field={field} />
      <AddressFields {...{ market, field, country, neighborhoods }} />
    </>
  );
  if (addresses.length === 0) return fields;
  return (
    <RadioCards legend={text('account.addresses')} name={SAVED_ADDRESS} defaultValue={start[SAVED_ADDRESS]}>
      {addresses.map(({ addressId, address }) => (
        <RadioCard
          key={addressId}
          value={addressId}
          label={`${address.firstName} ${address.lastName}`}
          description={addressLines(address, market).join(', ')}
        />
      ))}
      <RadioCard value={OTHER_ADDRESS} label={text('checkout.otherAddress')}>
        {fields}
      </RadioCard>
    </RadioCards>
  );
}

/** An own billing address in the last look at the order. */
export function BillTo({ state: { billingAddress } }: { state: CheckoutState }) {
  const text = useText();
  const { market } = useShop();
  if (!billingAddress) return null;
  const { firstName, lastName } = billingAddress;
  const address = [`${firstName} ${lastName}`, ...addressLines(billingAddress, market)].join(', ');
  return <Text size="bodyS">{text('payment.billTo', { address })}</Text>;
}
