import { PickUpAll } from '@driveline/ui';
import { useActionData } from 'react-router-dom';
import { targetAt } from '../../intents/formTarget.ts';
import type { CartFault } from './cartAction.ts';
import * as paths from '../../paths/index.ts';

/** Everything at the shopper's own store (CART-012). */
export function OneStop({ store, storeNumber }: { readonly store: string; readonly storeNumber: string }) {
  const { notAtStore } = (useActionData() as CartFault | undefined) ?? {};
  const missing = notAtStore?.map((line) => ({ title: line.itemDescription, reason: line.errorMessage }));
  const target = targetAt(paths.cart(), 'pick-up-all', { storeNumber });
  return <PickUpAll {...{ store, target, missing }} />;
}
