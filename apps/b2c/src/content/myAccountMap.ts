import type { HeaderData } from '@driveline/api/contract';
import type { CallContext } from '../http/route.ts';
import { loyaltyAccountOf } from '../rewards/loyaltyAccountOf.ts';
import { hashedCustomerId } from '../identity/accounts.ts';
import { customerIdOf, readCustomer } from '../identity/customer.ts';

type MyAccountMap = HeaderData['myAccountMap'];

const guest: MyAccountMap = {
  anonymous: 'true',
  rewardsId: '',
  userType: '',
  autoLogin: 'false',
  profileId: '',
  mf_homepage_header_username: '',
};

/** ACCT-010: who the header greets; and the `token_id` of API-010, hashed customer id and session hash. */
export async function myAccountMap(ctx: CallContext): Promise<MyAccountMap> {
  const { session, answerHeaders } = ctx;
  const customer = await readCustomer(ctx, customerIdOf(ctx));
  if (!customer || !session.state) return guest;
  const { loyaltyAccount } = await loyaltyAccountOf(ctx, customer.id);
  const profileId = hashedCustomerId(ctx.services.identity, customer.id);
  // Of a hash: it names the session in analytics and opens nothing.
  answerHeaders.set('token_id', `${profileId}.${session.state.idHash.slice(0, 22)}`);
  return {
    anonymous: 'false',
    rewardsId: loyaltyAccount?.rewardsId ?? '',
    userType: customer.user_type,
    autoLogin: String(session.state.autoLogin),
    profileId,
    mf_homepage_header_username: customer.first_name,
  };
}
