import type { TextId } from '../../shop/useText.ts';

export type AccountPageLink = { readonly labelId: TextId; readonly href: string };

/** The pages of an account, in the order in which they are wanted (SHELL-032, ACCT-040). */
export const accountLinks: readonly AccountPageLink[] = [
  { labelId: 'account.title', href: '/user/myAccount' },
  { labelId: 'account.orders', href: '/user/orderHistory' },
  { labelId: 'account.vehicles', href: '/user/myVehicle' },
  { labelId: 'garage.history', href: '/user/serviceHistory' },
  { labelId: 'account.rewards', href: '/rewards' },
  { labelId: 'warranty.title', href: '/myWarranties' },
  { labelId: 'account.profile', href: '/user/myProfile' },
];

/** What a guest can do without an account, and the way to one. */
export const guestLinks: readonly AccountPageLink[] = [
  { labelId: 'signIn.create', href: '/create' },
  { labelId: 'signIn.track', href: '/trackOrder' },
  { labelId: 'account.vehicles', href: '/user/myVehicle' },
];
