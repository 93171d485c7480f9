import { useAddErrors } from '@driveline/hooks';
import { formTarget } from '../../intents/formTarget.ts';
import * as paths from '../../paths/index.ts';
import { useShop } from '../../shop/useShop.ts';

/** One object, so that a row is not drawn again for it. */
const ADD = formTarget('add-to-cart');

/** What a list needs to sell its parts, with what went wrong, by sku; `vehicle` is the shopper's, in short. */
export function useBuying(vehicle: string | undefined) {
  const { today } = useShop().record;
  const target = { target: ADD, vehicleHref: paths.vehicles(), errors: useAddErrors() };
  return { ...target, ...(vehicle && { vehicle }), ...(today && { today }) };
}
