import { useUpdateItem } from '@driveline/hooks';
import { CartLine, type OrderLine, type StockRemedy } from '@driveline/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formTarget } from '../../intents/formTarget.ts';
import { readRemedy, remedyOf } from '../../models/stockRemedy.ts';
import { useNotify } from '../notifications/index.ts';

/** A line of the cart whose changes go to the server at once. */
export function EditableLine({ line }: { line: OrderLine }) {
  const update = useUpdateItem();
  const { notifyError } = useNotify();
  const [query] = useSearchParams();
  const [refused, setRefused] = useState<{ readonly remedy: StockRemedy | undefined; readonly of: number }>();
  const fields = { commerceItemId: line.id };
  // A quantity that the server has taken since is no longer refused; without script the address tells of it.
  const remedy = refused ? refused.of === line.quantity && refused.remedy : readRemedy(query, line.id);
  const change = (quantity: number) => {
    setRefused({ remedy: undefined, of: line.quantity });
    update.mutate(
      { commerceItemId: line.id, quantity },
      {
        onError: (error) => {
          const offered = remedyOf(error, quantity);
          setRefused({ remedy: offered, of: line.quantity });
          // How many there are stands at the line; that there is none of it by this way does not.
          if (offered?.quantity === undefined) notifyError(error);
        },
      },
    );
  };
  return (
    <CartLine
      line={{ ...line, ...(remedy && { remedy }) }}
      update={formTarget('update-line', fields)}
      remove={formTarget('remove-line', fields)}
      changeWay={formTarget('update-line', fields)}
      onQuantityChange={change}
    />
  );
}
