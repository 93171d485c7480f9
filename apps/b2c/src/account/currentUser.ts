import type { CurrentUser } from '@driveline/api/contract';
import type { CallContext } from '../http/route.ts';
import type { Customer } from '../identity/customer.ts';
import { loyaltyAccountOf } from '../rewards/loyaltyAccountOf.ts';
import { defaultAddress } from './addressBook.ts';

/** API-028: the profile as its owner sees it. */
export async function currentUser(ctx: CallContext, customer: Customer): Promise<CurrentUser> {
  const { loyaltyAccount, loyaltyAccountAlerts } = await loyaltyAccountOf(ctx, customer.id);
  return {
    userType: customer.user_type,
    loyaltyAccountAlerts,
    loyaltyAccount,
    firstName: customer.first_name,
    lastName: customer.last_name,
    email: customer.email,
    username: customer.username ?? '',
    phoneNumber: customer.phone ?? '',
    postalCode: customer.postal_code ?? '',
    profileAddress: await defaultAddress(ctx.db, customer.id),
    ...preferencesOf(customer),
    twoStepSignIn: customer.two_step,
    ...(customer.tax_document ? { taxDocument: customer.tax_document } : {}),
  };
}

/** ACCT-042 */
export const preferencesOf = (customer: Customer) => ({
  receivePromoAndSpecialEvents: customer.receive_promotions,
  receivePromoPrint: customer.receive_print ? '1' : '0',
  receiveTextMessage: customer.receive_texts,
});
