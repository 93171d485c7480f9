import type { CheckoutState, PaymentOptions } from '@driveline/api';
import type { SavedCard } from '@driveline/api/contract';
import { fixture } from '@driveline/api/testing';
import {
  accountQueries,
  cardsQuery,
  checkoutQueries,
  headerQueries,
  type CheckoutFault,
  type CheckoutStep,
} from '@driveline/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { PromoFault } from '../../parts/cart/changeCode.ts';
import { renderForTest } from '../../shop/renderForTest.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';
import * as paths from '../../paths/index.ts';

export const home = {
  firstName: 'Ana',
  lastName: 'Lopez',
  address1: '1 Main St',
  city: 'Memphis',
  state: 'TN',
  postalCode: '38103',
};
export const work = { ...home, address1: '500 Beale St' };
export const known = fixture('checkout.state');
export const contact = {
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Lopez',
  phoneNumber: '9015550100',
  fiscalId: '',
};
export const [placed] = known.cart.orders;
export const shipped = (more: object = {}): CheckoutState => ({
  ...known,
  cart: {
    ...known.cart,
    orders: [
      {
        ...placed!,
        shipmentInfoList: [
          {
            ...placed!.shipmentInfoList[0]!,
            shipmentId: 'regular',
            shipmentType: 'regular',
            estimatedDeliveryDate: '2026-11-27',
            ...more,
          },
        ],
      },
    ],
  },
  contact,
  shippingAddress: home,
  containsShipToHomeItem: true,
});

type Shown = {
  readonly state?: CheckoutState | undefined;
  readonly fault?: CheckoutFault | { readonly promo: PromoFault };
  readonly step?: CheckoutStep;
  readonly membership?: boolean;
  readonly cards?: readonly SavedCard[];
  readonly paymentOptions?: PaymentOptions;
};

/** The HTML of the checkout, for a member with two addresses. */
export function page({
  state,
  fault,
  step = 'payment',
  membership = false,
  cards = [],
  ...more
}: Shown): string {
  const routes = [{ id: 'checkout', path: '*', element: <CheckoutPage />, loader: () => null }];
  const router = createMemoryRouter(routes, {
    initialEntries: [paths.checkout(step)],
    hydrationData: { loaderData: { checkout: null }, ...(fault && { actionData: { checkout: fault } }) },
  });
  return renderForTest(<RouterProvider router={router} />, (queryClient, client) => {
    const header = fixture('shell.header');
    const myAccountMap = { ...header.myAccountMap, anonymous: 'false' as const };
    queryClient.setQueryData(headerQueries.data(client).queryKey, { ...header, myAccountMap });
    queryClient.setQueryData(accountQueries.current(client).queryKey, fixture('account.current'));
    queryClient.setQueryData(accountQueries.addresses(client).queryKey, {
      addresses: [
        { addressId: 'home', isDefault: true, address: home },
        { addressId: 'work', isDefault: false, address: work },
      ],
    });
    queryClient.setQueryData(cardsQuery(client).queryKey, { cards: [...cards], canAdd: true });
    const options = structuredClone(fixture('checkout.shipmentOptions'));
    const { shippingMethods } = options.shipments[0]!;
    shippingMethods.membership = { available: membership, price: 0, estimatedDeliveryDate: '2026-11-24' };
    queryClient.setQueryData(checkoutQueries.shipmentOptions(client).queryKey, options);
    queryClient.setQueryData(
      checkoutQueries.paymentOptions(client).queryKey,
      more.paymentOptions ?? fixture('checkout.paymentOptions'),
    );
    if (state) queryClient.setQueryData(checkoutQueries.state(client).queryKey, state);
  });
}
