import type { B2cClient, InputOf, OutputOf } from '@driveline/api';
import { bodyMutation } from '../mutations/bodyMutation.ts';
import { bound } from '../mutations/mutation.ts';
import type { Mutation } from '../mutations/mutation.ts';
import { queryRoots } from '../queryRoots.ts';
import { CART_QUEUE } from '../cart/cartChanges.ts';
import { cartQueries } from '../cart/cartQueries.ts';

type Code = InputOf<'promotions.claim'>['body'];

/** Totals are the server's: the carts are read again. */
const changesTotals = {
  queue: CART_QUEUE,
  invalidates: [queryRoots.cart, queryRoots.checkout, queryRoots.header],
};

/** CART-018. `promoMessage` of the answer says what the code does. */
export const promoMutations = {
  claim: (client: B2cClient): Mutation<Code, OutputOf<'promotions.claim'>> =>
    bodyMutation(client, 'promotions.claim', {
      ...changesTotals,
      undo: (queryClient) => {
        const former = queryClient.getQueryData(cartQueries.detail(client).queryKey)?.promoData?.promoCode;
        return ({ promoCode }) =>
          former && former !== promoCode
            ? bound(promoMutations.claim(client), { promoCode: former })
            : bound(promoMutations.revoke(client), { promoCode });
      },
    }),
  revoke: (client: B2cClient): Mutation<Code, OutputOf<'promotions.revoke'>> =>
    bodyMutation(client, 'promotions.revoke', {
      ...changesTotals,
      undo:
        (_queryClient, { promoCode }) =>
        () =>
          bound(promoMutations.claim(client), { promoCode }),
    }),
};
