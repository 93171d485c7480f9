import { checkoutMutations } from '@driveline/hooks';
import type { B2cClient } from '@driveline/api';

/** Name of the boxes that say yes to a part that does not fit; each has the id of its line. */
export const MISFIT_FIELD = 'acceptsMisfit';

/** Whether the cart may be bought, with the shopper's yes to the lines whose boxes a form has ticked (API-076). */
export function verifyWith(client: B2cClient, commerceId: string, form: FormData) {
  const commerceItemIds = form.getAll(MISFIT_FIELD).filter((id) => typeof id === 'string');
  return checkoutMutations.verifyCheckout(client).mutate({
    commerceId,
    ...(commerceItemIds.length > 0 && { acceptsMisfit: true, commerceItemIds }),
  });
}
