import { useState } from 'react';
import { useUpdateItem } from '../cart/useCart.ts';
import { remedyOf, type ShownRemedy } from '../models/stockRemedy.ts';

/**
 * Changes the quantity of a line at once, and keeps what helps where fewer can be had (PLUS-062).
 * @param told what the address of a page without script tells of this line
 * @param onError is called for what does not show at the line
 */
export function useQuantityChange(
  line: { readonly id: string; readonly quantity: number },
  told: ShownRemedy | undefined,
  onError: (error: unknown) => void,
) {
  const update = useUpdateItem();
  const [refused, setRefused] = useState<{ readonly remedy: ShownRemedy | undefined; readonly of: number }>();
  // A quantity that the server has taken since is no longer refused.
  const remedy = refused ? (refused.of === line.quantity ? refused.remedy : undefined) : told;
  const change = (quantity: number) => {
    setRefused({ remedy: undefined, of: line.quantity });
    update.mutate(
      { commerceItemId: line.id, quantity },
      {
        onError: (error) => {
          const offered = remedyOf(error, quantity);
          setRefused({ remedy: offered, of: line.quantity });
          // How many there are stands at the line; that there is none of it by this way does not.
          if (offered?.quantity === undefined) onError(error);
        },
      },
    );
  };
  return { remedy, change };
}
