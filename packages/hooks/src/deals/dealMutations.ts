import type { B2cClient } from '@driveline/api';
import { changesCart } from '../cart/cartMutations.ts';
import { bodyMutation } from '../mutations/bodyMutation.ts';

/** Deals into the cart. */
export const dealMutations = {
  /** The parts of a deal together; their common price comes by itself. */
  addToCart: (client: B2cClient) => bodyMutation(client, 'deals.addToCart', changesCart(client)),
};
