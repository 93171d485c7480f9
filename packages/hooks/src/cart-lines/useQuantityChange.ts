import { useState } from 'react';
import { useUpdateItem } from '../cart/useCart.ts';
import { remedyOf, type ShownRemedy } from '../models/stockRemedy.ts';

/**
 * Changes the quantity of a line at once, and keeps what helps where fewer can be had (PLUS-062).
 * @param line with the version of its cart, where that is known: a change that leaves the quantity is one too
 * @param told what the address of a page without script tells of this line
 * @param onError is called for what does not show at the line
 */
export function useQuantityChange(
  line: { readonly id: string; readonly quantity: number; readonly version?: number },
  told: ShownRemedy | undefined,
  onError: (error: unknown) => void,
) {
  const update = useUpdateItem();
  const of = line.version ?? line.quantity;
  const [refused, setRefused] = useState({ remedy: told, of });
  // What the server has taken since is no longer refused.
  const remedy = refused.of === of ? refused.remedy : undefined;
  const change = (quantity: number) => {
    setRefused({ remedy: undefined, of });
    update.mutate(
      { commerceItemId: line.id, quantity },
      {
        onError: (error) => {
          const offered = remedyOf(error, quantity);
          setRefused({ remedy: offered, of });
          if (!offered) onError(error);
        },
      },
    );
  };
  return { remedy, change };
}
