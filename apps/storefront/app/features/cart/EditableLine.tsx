import { useUpdateItem } from '@driveline/hooks';
import { CartLine, type OrderLine } from '@driveline/ui';
import { formTarget } from '../../intents/formTarget.ts';
import { useNotify } from '../notifications/index.ts';

/** A line of the cart whose changes go to the server at once. */
export function EditableLine({ line }: { line: OrderLine }) {
  const update = useUpdateItem();
  const { notifyError } = useNotify();
  const fields = { commerceItemId: line.id };
  return (
    <CartLine
      line={line}
      update={formTarget('update-line', fields)}
      remove={formTarget('remove-line', fields)}
      changeWay={formTarget('update-line', fields)}
      onQuantityChange={(quantity) =>
        update.mutate({ commerceItemId: line.id, quantity }, { onError: notifyError })
      }
    />
  );
}
