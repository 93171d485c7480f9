import type { Address } from '@driveline/api';
import { AddressChoice as Choice, type AddressOption } from '@driveline/ui';
import { fromWireAddress } from '@driveline/validation';
import { useShop } from '../../shop/ShopProvider.tsx';
import type { CheckoutFault } from './checkoutData.ts';
import { stepPath } from './steps.ts';

/** An address that is not known as typed: what is suggested beside what was entered (CART-038). */
export function AddressChoice({ fault }: { fault: CheckoutFault }) {
  const { market } = useShop();
  const { addressChoice: choice, values = {} } = fault;
  if (!choice) return null;
  const suggestions = choice.suggestions.map((address: Address) => ({
    lines: [address.address1, address.address2, address.city, address.state, address.postalCode],
    target: taking({ ...values, ...nonEmpty(fromWireAddress(address, market)) }),
  }));
  const entered = { lines: market.address.fields.map(({ name }) => values[name]), target: taking(values) };
  return <Choice suggestions={suggestions} entered={choice.mayUseAsEntered ? entered : undefined} />;
}

const taking = (values: Readonly<Record<string, string>>): AddressOption['target'] => ({
  action: stepPath('contact'),
  intent: 'save-contact',
  fields: { ...values, useAsEntered: 'true' },
});

const nonEmpty = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
