import type { Cart } from '@driveline/api';
import { linesElsewhere, useMyStore, wholeCartQuery } from '@driveline/hooks';
import { PickUpAll } from '@driveline/ui';
import { useActionData } from 'react-router-dom';
import { targetAt } from '../../intents/formTarget.ts';
import type { CartFault } from './cartAction.ts';
import * as paths from '../../paths/index.ts';

/** Everything at the shopper's own store, where that changes more than one line's own switch would (CART-012). */
export function OneStop({ cart }: { cart: Cart }) {
  const { notAtStore } = (useActionData() as CartFault | undefined) ?? {};
  const { storeNumber, address1: store = '', zip, bopusEnabled } = useMyStore() ?? {};
  if (!storeNumber || !bopusEnabled || linesElsewhere(cart, storeNumber).length === 0) return null;
  const missing = notAtStore?.map((line) => ({ title: line.itemDescription, reason: line.errorMessage }));
  const target = targetAt(paths.cart(), 'pick-up-all', { storeNumber });
  return <PickUpAll {...{ store, target, missing }} storesHref={paths.stores(wholeCartQuery(zip))} />;
}
