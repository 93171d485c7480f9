import type { Cart } from '@driveline/api';
import { openMisfits } from '@driveline/hooks';
import { Alert, Checkbox } from '@driveline/ui';
import { useText } from '../../shop/useText.ts';
import { MISFIT_FIELD } from './misfitField.ts';

/**
 * Asks for the shopper's yes to each part that does not fit, in the form that buys it (PLUS-005). The browser refuses
 * to send the form without it, so that nobody comes to an error that offers nothing.
 */
export function MisfitBoxes({ cart }: { cart: Cart }) {
  const text = useText();
  const misfits = openMisfits(cart);
  if (misfits.length === 0) return null;
  return (
    <Alert tone="warning" title={text('cart.misfits')}>
      {misfits.map(({ commerceItemId, itemDescription, vehicleName }) => (
        <Checkbox key={commerceItemId} name={MISFIT_FIELD} value={commerceItemId} required>
          {text('cart.acceptsMisfit', { title: itemDescription, vehicle: vehicleName ?? '' })}
        </Checkbox>
      ))}
    </Alert>
  );
}
